import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, which includes the size of targets, and what axe counts as good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong: one line for each rule, with the elements.
 *
 * @param parts selectors of the parts to judge; without any, the whole page
 */
export async function accessFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const judge = new AxeBuilder({ page }).withTags(tags);
  for (const part of parts) judge.include(part);
  // The contact buttons at the lower edge of a phone cover something at every scroll position, which a scroll uncovers:
  // no fault of the part that is judged.
  if (parts.length > 0) await setDock(page, 'hidden');
  const { violations } = await judge.analyze();
  if (parts.length > 0) await setDock(page, '');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

async function setDock(page: Page, visibility: 'hidden' | ''): Promise<void> {
  await page.evaluate((value) => {
    document.querySelector<HTMLElement>('[data-part="dock"]')?.style.setProperty('visibility', value);
  }, visibility);
}

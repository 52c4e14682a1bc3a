import type { Page } from '@playwright/test';
import { buildAxe } from './build-axe';

/** WCAG 2.2 AA, which includes the size of targets, and what axe counts as good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stays at an edge of the screen while the page scrolls. */
const stayingParts = ['header', 'dock', 'cookie-panel', 'to-top'];

/**
 * What axe finds wrong: one line for each rule, with the elements.
 *
 * @param parts selectors of the parts to judge; without any, the whole page
 */
export async function accessFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const judge = buildAxe(page).withTags(tags);
  for (const part of parts) judge.include(part);
  const covers = parts.length === 0 ? [] : stayingParts.filter((name) => !parts.join().includes(name));
  // At every scroll position they cover a target in part, which a scroll uncovers: no fault of the judged part.
  await setVisibility(page, covers, 'hidden');
  const { violations } = await judge.analyze();
  await setVisibility(page, covers, '');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

async function setVisibility(page: Page, names: readonly string[], visibility: 'hidden' | ''): Promise<void> {
  if (names.length === 0) return;
  await page.locator(names.map((name) => `[data-part="${name}"]`).join()).evaluateAll((elements, value) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.setProperty('visibility', value);
    }
  }, visibility);
}

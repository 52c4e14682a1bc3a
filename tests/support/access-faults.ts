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
  const { violations } = await judge.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

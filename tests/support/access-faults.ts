import type { Page } from '@playwright/test';
import { runAxe } from './run-axe';

/** WCAG 2.2 AA, which includes target size, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Parts that stay at an edge of the viewport while the page scrolls. */
const stayingParts = ['header', 'dock', 'cookie-panel', 'to-top'];

/**
 * Violations found by axe: one line for each rule, with the elements.
 *
 * @param parts selectors of the parts to check; by default the whole page
 */
export async function accessFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const covers = parts.length === 0 ? [] : stayingParts.filter((name) => !parts.join().includes(name));
  // At every scroll position they partly cover some target, which scrolling uncovers, so that isn't a fault.
  await setVisibility(page, covers, 'hidden');
  const violations = await runAxe(page, parts, { type: 'tag', values: tags });
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

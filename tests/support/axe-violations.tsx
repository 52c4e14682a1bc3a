import { configureAxe } from 'jest-axe';

/** Without contrast, which needs real layout and is checked in browser tests, and without `region`, because a fragment needn't be in a landmark. */
const axe = configureAxe({
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  // axe would describe elements that passed, too, and read style sheets, of which there are none.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
});

/** Violations found by axe in a part of the page, one line each. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

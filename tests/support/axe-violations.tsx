import { configureAxe } from 'jest-axe';

/** Contrast needs real layout: the browser tests check it. A fragment need not be in a landmark. */
const axe = configureAxe({ rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });

/** Violations found by axe in a part of the page, one line each. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

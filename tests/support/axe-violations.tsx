import { configureAxe } from 'jest-axe';

/** Contrast needs real layout: the browser tests check it. A fragment need not stand in a landmark. */
const axe = configureAxe({ rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });

/** What axe finds wrong with a piece of the page: one line per finding, none when it is fine. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

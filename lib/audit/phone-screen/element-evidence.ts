import type { Evidence } from '../check';
import type { FoundElement } from './rendered-facts';

/** As many as the checks of the page's source show. */
const MOST = 5;

/** Elements found in the browser as evidence: their text, or else their selector. */
export function elementEvidence(elements: readonly FoundElement[]): Evidence[] {
  return elements.slice(0, MOST).map(({ text, selector }) => ({ snippet: text || selector, selector }));
}

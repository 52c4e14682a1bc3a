import type { Evidence } from '../check';
import type { FoundElement } from './rendered-facts';

/** As many as the checks of the source show. */
const MOST = 5;

/** Elements that a browser found, as evidence: by their words, or by where they are. */
export function elementEvidence(elements: readonly FoundElement[]): Evidence[] {
  return elements.slice(0, MOST).map(({ text, selector }) => ({ snippet: text || selector, selector }));
}

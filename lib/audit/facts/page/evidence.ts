import type { PageElement } from '@/lib/web-page/page';
import type { Evidence } from '../../check';

/** Most faults shown; the rest is only counted. */
export const EVIDENCE_LIMIT = 5;
const SNIPPET_LIMIT = 200;

/** The position of an element, and its target address if that is the fault. */
export function toEvidence({ snippet, selector, line }: PageElement, url?: string): Evidence {
  return { snippet: shortened(snippet), selector, line, ...(url !== undefined && { url }) };
}

/** The positions of the first few elements. */
export function listEvidence(elements: readonly PageElement[]): Evidence[] {
  return elements.slice(0, EVIDENCE_LIMIT).map((element) => toEvidence(element));
}

/** A header or another line, as written. */
export function lineEvidence(text: string, where: { url?: string; line?: number } = {}): Evidence {
  return { snippet: shortened(text), ...where };
}

/** At most 200 characters, without half a surrogate pair. */
export function shortened(text: string): string {
  return text.slice(0, SNIPPET_LIMIT).toWellFormed();
}

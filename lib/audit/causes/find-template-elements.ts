import type { CausePage, MarkedElement, PageFault } from './cause';
import { isInTemplatePart, isNamed } from './mark-element';
import { layoutKey } from './split-by-layout';

/** Pages from which on an element in a header, menu or footer is the template's. */
const FEWEST = 3;
/** Elsewhere an element is the template's if it is at fault on this share of a template's pages. */
const NEARLY_ALL = 0.8;

export interface TemplateElements {
  /** The part of a template that all elements of a fault belong to; undefined if one of them is a page's own. */
  find: (fault: PageFault) => { key: string; snippet: string } | undefined;
}

/**
 * Elements that templates repeat, among those at fault: the same place and markup on at least three pages, in a part that
 * templates repeat, or on nearly all pages of a layout. Elements at fault together are one part.
 */
export function findTemplateElements(pages: readonly CausePage[]): TemplateElements {
  const seen = new Map<string, { snippet: string; pages: Set<number> }>();
  for (const [index, page] of pages.entries()) {
    for (const { mark, snippet } of page.faults.flatMap(({ elements = [] }) => elements)) {
      const known = seen.get(mark) ?? { snippet, pages: new Set<number>() };
      known.pages.add(index);
      seen.set(mark, known);
    }
  }
  const layouts = countLayouts(pages);
  const repeated = new Set(
    [...seen].flatMap(([mark, { pages: on }]) => (isRepeated(mark, on, { pages, layouts }) ? [mark] : [])),
  );
  const parts = joinParts(pages, repeated);
  const alike = countAlike(pages);
  return {
    find: (fault) => {
      const { elements = [], more = 0 } = fault;
      const [first] = elements;
      if (!first || !elements.every(({ mark }) => repeated.has(mark))) return undefined;
      if (more > 0 && (alike.get(describeFault(fault)) ?? 0) < FEWEST) return undefined;
      const key = parts.get(first.mark) ?? first.mark;
      return { key, snippet: seen.get(key)?.snippet ?? first.snippet };
    },
  };
}

/** Faults with unlisted elements: as many on several pages, of which the first are the same, are a template's. */
function countAlike(pages: readonly CausePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fault of pages.flatMap(({ faults }) => faults)) {
    const key = describeFault(fault);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function describeFault({ id, reason, elements = [], more }: PageFault): string {
  return [id, reason, more, ...elements.map(({ mark }) => mark)].join(' ');
}

interface Site {
  pages: readonly CausePage[];
  layouts: ReadonlyMap<string, number>;
}

function isRepeated(mark: string, on: ReadonlySet<number>, { pages, layouts }: Site): boolean {
  if (on.size < FEWEST) return false;
  if (isInTemplatePart(mark)) return true;
  if (!isNamed(mark)) return false;
  const byLayout = new Map<string, number>();
  for (const index of on) {
    const page = pages[index];
    if (page) byLayout.set(layoutKey(page), (byLayout.get(layoutKey(page)) ?? 0) + 1);
  }
  return [...byLayout].some(
    ([key, count]) => count >= FEWEST && count >= (layouts.get(key) ?? 0) * NEARLY_ALL,
  );
}

function countLayouts(pages: readonly CausePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(layoutKey(page), (counts.get(layoutKey(page)) ?? 0) + 1);
  return counts;
}

/** By mark: the first mark of its part. Elements that one fault names together are in one part. */
function joinParts(pages: readonly CausePage[], repeated: ReadonlySet<string>): Map<string, string> {
  const parts = new Map<string, string>();
  const groups = pages.flatMap(({ faults }) =>
    faults.flatMap(({ elements }) => (elements ? [elements] : [])),
  );
  for (const elements of groups) {
    const marks = elements.map(({ mark }: MarkedElement) => mark);
    if (marks.length === 0 || !marks.every((mark) => repeated.has(mark))) continue;
    const known = marks.map((mark) => parts.get(mark) ?? mark);
    const [name = ''] = known.toSorted();
    for (const [mark, part] of parts) if (known.includes(part)) parts.set(mark, name);
    for (const mark of marks) parts.set(mark, name);
  }
  return parts;
}

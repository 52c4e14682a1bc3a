import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';

/**
 * Reported, not scored: it helps users of screen readers and doesn't affect search engines. Lighthouse's rule: going
 * down, no heading level is skipped; the first heading may have any level.
 */
export const headingOrder = definePageCheck({
  id: 'heading-order',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  reasons: ['skipped'],
  run: ({ page: { html } }) => {
    const headings = listHeadings(html);
    if (headings.length === 0) return notApplicable;
    const jumps = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      return before && readHeadingLevel(heading) - readHeadingLevel(before) > 1 ? [{ before, heading }] : [];
    });
    const [first] = jumps;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'skipped',
      count: jumps.length,
      values: {
        from: readHeadingLevel(first.before),
        to: readHeadingLevel(first.heading),
        expected: readHeadingLevel(first.before) + 1,
      },
      evidence: jumps.slice(0, 5).map(({ heading }) => toEvidence(heading)),
    };
  },
});

function listHeadings(html: HtmlFacts): PageElement[] {
  return ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
    .flatMap((name) => listElements(html, name))
    .filter(({ hidden, attributes }) => !hidden && /^(?:heading)?$/i.test(attributes.role?.trim() ?? ''))
    .toSorted((one, other) => one.order - other.order);
}

/** The level that a screen reader announces: aria-level, else the element's own. */
function readHeadingLevel({ name, attributes }: PageElement): number {
  const stated = Number(attributes['aria-level']);
  return Number.isInteger(stated) && stated > 0 ? stated : Number(name.slice(1));
}

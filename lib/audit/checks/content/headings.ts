import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { listEvidence, toEvidence } from '../../facts/page/evidence';
import { headlinesWithText } from '../../facts/page/headlines';

/** Any h1 counts, not only the first, and so does a logo with an alternative text. */
export const h1Present = definePageCheck({
  id: 'h1-present',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  needs: ['client-rendered'],
  reasons: ['missing', 'empty', 'hidden'],
  cause: { kind: 'headings', from: 'layout' },
  effort: { loses: 'find', minutes: 5 },
  run: ({ page: { html } }) => {
    const headlines = listElements(html, 'h1');
    if (headlines.length === 0) return { status: 'failed', reason: 'missing' };
    const speaking = headlinesWithText(html);
    if (speaking.length === 0) {
      return {
        status: 'failed',
        reason: 'empty',
        evidence: listEvidence(headlines),
        count: headlines.length,
      };
    }
    const seen = speaking.find(({ hidden }) => !hidden);
    if (!seen) return { status: 'failed', reason: 'hidden', evidence: listEvidence(speaking) };
    return { ...passed, values: { headline: seen.text || seen.altText }, evidence: [toEvidence(seen)] };
  },
});

/** Search engines accept several h1 elements; readers and Yoast want one. Empty and hidden ones don't count. */
export const h1Multiple = definePageCheck({
  id: 'h1-multiple',
  category: 'content',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/Heading_Elements',
  needs: ['h1-present'],
  reasons: ['several'],
  cause: { kind: 'headings', from: 'layout' },
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html } }) => {
    const seen = headlinesWithText(html).filter(({ hidden }) => !hidden);
    if (seen.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: seen.length, evidence: listEvidence(seen) };
  },
});

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
  cause: 'myth',
  effort: { loses: 'use', minutes: 15 },
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

import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';
import { headlinesWithText } from '../../facts/page/headlines';

/** Search engines accept several h1 elements; readers and Yoast want one. Empty and hidden ones don't count. */
export const h1Multiple = definePageCheck({
  id: 'h1-multiple',
  category: 'content',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/Heading_Elements',
  needs: ['h1-present'],
  reasons: ['several'],
  run: ({ page: { html } }) => {
    const seen = headlinesWithText(html).filter(({ hidden }) => !hidden);
    if (seen.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: seen.length, evidence: listEvidence(seen) };
  },
});

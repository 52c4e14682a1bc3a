import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
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

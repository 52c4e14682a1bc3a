import { defineCheck, notMeasured, passed } from '../../check';

/**
 * The size of text on a phone shows only when the page is drawn. Not scored, like tap-targets. Lighthouse 13 (October
 * 2025) removed this audit: it is judged only when PageSpeed Insights still answers it, and is “not measured” otherwise.
 */
export const fontSize = defineCheck({
  id: 'font-size',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  seenIn: 'network',
  needsHtml: true,
  reasons: ['small'],
  run: ({ site }) => {
    const score = site.pageSpeed?.audits['font-size'] ?? null;
    if (score === null) return notMeasured;
    return score >= 0.9 ? passed : { status: 'failed', reason: 'small' };
  },
});

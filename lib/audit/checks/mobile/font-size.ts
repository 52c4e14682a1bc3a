import { defineCheck, notMeasured, passed } from '../../check';

/**
 * The size of text on a phone shows only when the page is drawn. Not scored, like tap-targets. Comes from PageSpeed
 * Insights and only while that runs Lighthouse 12 or older: version 13 no longer has the audit, so that this check then has
 * nothing to go by. https://github.com/GoogleChrome/lighthouse/issues/16521
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

import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';

/** Above this share of letters below 12 px, text counts as too small. Lighthouse's limit. */
const MOST_SMALL = 0.4;

/**
 * The text size on a phone can be measured only when the page is rendered. Not scored, like tap-targets. `run` uses
 * PageSpeed Insights, where Lighthouse 13 has removed the audit, so it is not measured from that version on.
 * https://github.com/GoogleChrome/lighthouse/issues/16521
 */
export const fontSize = definePageCheck({
  id: 'font-size',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  seenIn: 'network',
  reasons: ['small', 'tiny'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 30 },
  run: ({ site }) => {
    const score = site.pageSpeed?.audits['font-size'] ?? null;
    if (score === null) return notMeasured;
    return score >= 0.9 ? passed : { status: 'failed', reason: 'small' };
  },
  runRendered: ({ fontSizes: { letters, smallLetters, smallest } }) => {
    if (letters === 0) return notApplicable;
    const share = smallLetters / letters;
    if (share <= MOST_SMALL) return passed;
    return { status: 'failed', reason: 'tiny', values: { percent: Math.round(share * 100), smallest } };
  },
});

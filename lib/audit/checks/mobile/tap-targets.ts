import { defineCheck, notMeasured, passed } from '../../check';

/**
 * The size of links and buttons can be measured only when the page is rendered, so the result is Google's. Not scored:
 * whether Google answered must not change a page's score.
 */
export const tapTargets = defineCheck({
  id: 'tap-targets',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://dequeuniversity.com/rules/axe/4.11/target-size',
  seenIn: 'network',
  needsHtml: true,
  reasons: ['small'],
  run: ({ site }) => {
    // The first name in current versions, the second in older ones.
    const score = site.pageSpeed?.audits['target-size'] ?? site.pageSpeed?.audits['tap-targets'] ?? null;
    if (score === null) return notMeasured;
    return score >= 0.9 ? passed : { status: 'failed', reason: 'small' };
  },
});

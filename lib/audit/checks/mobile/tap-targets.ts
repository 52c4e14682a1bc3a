import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/**
 * The size of links and buttons can be measured only when the page is rendered, by Google or by our own browser. Not
 * scored: whether one of them answered must not change a page's score.
 */
export const tapTargets = definePageCheck({
  id: 'tap-targets',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://dequeuniversity.com/rules/axe/4.11/target-size',
  seenIn: 'network',
  reasons: ['small', 'under-24'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 60 },
  run: ({ site }) => {
    // The audit's name in current versions of Lighthouse, and in older ones.
    const score = site.pageSpeed?.audits['target-size'] ?? site.pageSpeed?.audits['tap-targets'] ?? null;
    if (score === null) return notMeasured;
    return score >= 0.9 ? passed : { status: 'failed', reason: 'small' };
  },
  runRendered: ({ tapTargets: { count, below24 } }) => {
    if (count === 0) return notApplicable;
    if (below24.count === 0) return passed;
    return {
      status: 'failed',
      reason: 'under-24',
      count: below24.count,
      values: { total: count },
      evidence: elementEvidence(below24.elements),
    };
  },
});

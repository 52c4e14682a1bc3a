import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { elementEvidence } from '../../phone-screen/element-evidence';

/**
 * The largest picture of the first screen is named in the page's source, so that the browser can request it at once. Which
 * one is the largest, only a browser knows; not scored, like tap-targets.
 */
export const lcpDiscovery = definePageCheck({
  id: 'lcp-discovery',
  category: 'speed',
  severity: 'warning',
  weight: 0,
  source: 'https://web.dev/articles/optimize-lcp',
  seenIn: 'browser',
  reasons: ['late'],
  cause: { kind: 'pictures' },
  effort: { loses: 'wait', minutes: 45 },
  run: () => notMeasured,
  runRendered: ({ isLargestPictureSent, largestElement }) => {
    if (!largestElement || typeof isLargestPictureSent !== 'boolean') return notApplicable;
    if (isLargestPictureSent) return passed;
    return {
      status: 'failed',
      reason: 'late',
      values: { seconds: Math.round(largestElement.time / 100) / 10 },
      evidence: elementEvidence([largestElement]),
    };
  },
});

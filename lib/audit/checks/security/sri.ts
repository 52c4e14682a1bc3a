import { definePageCheck } from '../../check';
import { judgeScripts } from '../../facts/observatory/judge-scripts';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Scripts from other sites have a checksum (Subresource Integrity). */
export const sri = definePageCheck({
  id: 'sri',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
  reasons: ['insecure', 'insecure-with-integrity', 'unverified'],
  run: (visit) =>
    toOutcome(judgeScripts(visit), {
      none: 'not-applicable',
      insecure: { reason: 'insecure', severity: 'critical' },
      'insecure-with-integrity': { reason: 'insecure-with-integrity' },
      unverified: { reason: 'unverified', severity: 'info' },
      own: 'passed',
      verified: 'passed',
    }),
});

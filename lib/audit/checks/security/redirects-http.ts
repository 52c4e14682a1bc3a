import { defineCheck } from '../../check';
import { judgeRedirection } from '../../facts/observatory/judge-redirection';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Addresses with http:// redirect to https://. */
export const redirectsHttp = defineCheck({
  id: 'redirects-http',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
  seenIn: 'network',
  needs: ['is-on-https'],
  reasons: ['stays', 'not-https', 'late', 'other-host', 'bad-certificate'],
  run: (visit) =>
    toOutcome(judgeRedirection(visit), {
      'not-asked': 'not-applicable',
      'no-https': 'not-applicable',
      'no-http': 'passed',
      'to-https': 'passed',
      'other-host': { reason: 'other-host', severity: 'info' },
      late: { reason: 'late', severity: 'warning' },
      'not-https': { reason: 'not-https' },
      stays: { reason: 'stays' },
      'bad-certificate': { reason: 'bad-certificate' },
    }),
});

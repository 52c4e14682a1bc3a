import { defineCheck } from '../../check';
import { judgeSharing } from '../../facts/observatory/judge-sharing';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Scripts of other sites can't read answers to a logged-in visitor. */
export const cors = defineCheck({
  id: 'cors',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORS',
  seenIn: 'header',
  reasons: ['credentials'],
  run: (visit) =>
    toOutcome(judgeSharing(visit), {
      closed: 'not-applicable',
      public: 'passed',
      restricted: 'passed',
      credentials: { reason: 'credentials', severity: 'critical' },
    }),
});

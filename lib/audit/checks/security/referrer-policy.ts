import { defineCheck } from '../../check';
import { judgeReferrer } from '../../facts/observatory/judge-referrer';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Other sites don't receive the full address of the referring page. No policy passes: the browsers' default is safe. */
export const referrerPolicy = defineCheck({
  id: 'referrer-policy',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source:
    'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Referrer_policy',
  seenIn: 'header',
  reasons: ['unsafe', 'invalid'],
  run: (visit) =>
    toOutcome(judgeReferrer(visit), {
      private: 'passed',
      default: 'passed',
      unsafe: { reason: 'unsafe' },
      invalid: { reason: 'invalid' },
    }),
});

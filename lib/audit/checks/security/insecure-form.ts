import { definePageCheck } from '../../check';
import { judgeForms } from '../../facts/observatory/judge-forms';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Forms are sent over https. */
export const insecureForm = definePageCheck({
  id: 'insecure-form',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS',
  reasons: ['sends-insecurely', 'insecure-page'],
  run: (visit) =>
    toOutcome(judgeForms(visit), {
      none: 'not-applicable',
      secure: 'passed',
      'sends-insecurely': { reason: 'sends-insecurely' },
      'insecure-page': { reason: 'insecure-page' },
    }),
});

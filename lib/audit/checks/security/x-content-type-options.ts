import { defineCheck } from '../../check';
import { judgeSniffing } from '../../facts/observatory/judge-sharing';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** `nosniff`: browsers use the declared content type and don't guess. */
export const xContentTypeOptions = defineCheck({
  id: 'x-content-type-options',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
  seenIn: 'header',
  reasons: ['missing', 'invalid'],
  run: (visit) =>
    toOutcome(judgeSniffing(visit), {
      nosniff: 'passed',
      missing: { reason: 'missing' },
      invalid: { reason: 'invalid' },
    }),
});

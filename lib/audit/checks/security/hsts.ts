import { defineCheck } from '../../check';
import { judgeTransport } from '../../facts/observatory/judge-transport';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Strict-Transport-Security makes browsers use https only. */
export const hsts = defineCheck({
  id: 'hsts',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
  seenIn: 'header',
  needs: ['is-on-https'],
  reasons: ['missing', 'invalid', 'short'],
  run: (visit) =>
    toOutcome(judgeTransport(visit), {
      'no-https': 'not-applicable',
      missing: { reason: 'missing' },
      invalid: { reason: 'invalid' },
      short: { reason: 'short' },
      long: 'passed',
    }),
});

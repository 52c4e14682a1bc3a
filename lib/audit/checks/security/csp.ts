import { defineCheck } from '../../check';
import { judgePolicies } from '../../facts/content-security-policy/judge-policies';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** A content security policy, from a header or a meta element, limits which scripts may run. */
export const csp = defineCheck({
  id: 'csp',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CSP',
  seenIn: 'header',
  reasons: [
    'missing',
    'report-only',
    'invalid',
    'unsafe-inline',
    'insecure-scheme',
    'unsafe-eval',
    'insecure-passive',
  ],
  run: (visit) =>
    toOutcome(judgePolicies(visit), {
      missing: { reason: 'missing' },
      'report-only': { reason: 'report-only' },
      invalid: { reason: 'invalid' },
      'unsafe-inline': { reason: 'unsafe-inline' },
      'insecure-scheme': { reason: 'insecure-scheme' },
      'unsafe-eval': { reason: 'unsafe-eval' },
      'insecure-passive': { reason: 'insecure-passive' },
      'unsafe-style': 'passed',
      strict: 'passed',
      strictest: 'passed',
    }),
});

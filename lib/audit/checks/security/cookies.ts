import { defineCheck } from '../../check';
import { judgeCookies } from '../../facts/observatory/judge-cookies';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Cookies have Secure, and session cookies HttpOnly. */
export const cookies = defineCheck({
  id: 'cookies',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  seenIn: 'header',
  reasons: [
    'session-insecure',
    'session-readable',
    'token-cross-site',
    'bad-same-site',
    'insecure',
    'session-insecure-hsts',
    'insecure-hsts',
  ],
  run: (visit) =>
    toOutcome(judgeCookies(visit), {
      none: 'not-applicable',
      'session-insecure': { reason: 'session-insecure', severity: 'critical' },
      'session-readable': { reason: 'session-readable' },
      'token-cross-site': { reason: 'token-cross-site' },
      'bad-same-site': { reason: 'bad-same-site' },
      insecure: { reason: 'insecure' },
      'session-insecure-hsts': { reason: 'session-insecure-hsts' },
      'insecure-hsts': { reason: 'insecure-hsts', severity: 'info' },
      sound: 'passed',
      'same-site': 'passed',
    }),
});

import { defineCheck, definePageCheck } from '../../check';
import { judgePolicies } from '../../facts/content-security-policy/judge-policies';
import { judgeCookies } from '../../facts/observatory/judge-cookies';
import { judgeForms } from '../../facts/observatory/judge-forms';
import { judgeFraming } from '../../facts/observatory/judge-framing';
import { judgeMixedContent } from '../../facts/observatory/judge-mixed-content';
import { judgeRedirection } from '../../facts/observatory/judge-redirection';
import { judgeReferrer } from '../../facts/observatory/judge-referrer';
import { judgeScripts } from '../../facts/observatory/judge-scripts';
import { judgeSharing, judgeSniffing } from '../../facts/observatory/judge-sharing';
import { judgeTransport } from '../../facts/observatory/judge-transport';
import { toOutcome } from '../../facts/observatory/to-outcome';

/** Of checks of an answer's headers. */
const header = {
  category: 'security',
  severity: 'warning',
  weight: 1,
  seenIn: 'header',
  cause: { kind: 'security' },
} as const;

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
  cause: { kind: 'encryption' },
  effort: { loses: 'trust', minutes: 20 },
  byReason: {
    'bad-certificate': { cause: { kind: 'hosting' } },
  },
  run: (visit) =>
    toOutcome(judgeRedirection(visit), {
      'not-asked': 'not-applicable',
      'no-https': 'not-applicable',
      'no-http': 'passed',
      'to-https': 'passed',
      'other-host': 'info',
      late: 'warning',
      'not-https': 'failed',
      stays: 'failed',
      'bad-certificate': 'failed',
    }),
});

/** An https page loads no file over http. */
export const mixedContent = definePageCheck({
  id: 'mixed-content',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
  needs: ['is-on-https'],
  reasons: ['active', 'passive'],
  cause: { kind: 'encryption' },
  effort: { loses: 'trust', minutes: 30 },
  run: (visit) =>
    toOutcome(judgeMixedContent(visit), {
      'no-https': 'not-applicable',
      none: 'passed',
      upgraded: 'passed',
      passive: 'warning',
      active: 'failed',
    }),
});

/** Forms are sent over https. */
export const insecureForm = definePageCheck({
  id: 'insecure-form',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS',
  reasons: ['sends-insecurely', 'insecure-page'],
  cause: { kind: 'encryption' },
  effort: { loses: 'trust', minutes: 30 },
  run: (visit) =>
    toOutcome(judgeForms(visit), {
      none: 'not-applicable',
      secure: 'passed',
      'sends-insecurely': 'failed',
      'insecure-page': 'failed',
    }),
});

/** Strict-Transport-Security makes browsers use https only. */
export const hsts = defineCheck({
  id: 'hsts',
  ...header,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
  needs: ['is-on-https'],
  reasons: ['missing', 'invalid', 'short'],
  effort: { loses: 'trust', minutes: 10 },
  run: (visit) =>
    toOutcome(judgeTransport(visit), {
      'no-https': 'not-applicable',
      missing: 'failed',
      invalid: 'failed',
      short: 'failed',
      long: 'passed',
    }),
});

/** A content security policy, from a header or a meta element, limits which scripts may run. */
export const csp = defineCheck({
  id: 'csp',
  ...header,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CSP',
  reasons: [
    'missing',
    'report-only',
    'invalid',
    'unsafe-inline',
    'insecure-scheme',
    'unsafe-eval',
    'insecure-passive',
  ],
  effort: { loses: 'trust', minutes: 120 },
  run: (visit) =>
    toOutcome(judgePolicies(visit), {
      missing: 'failed',
      'report-only': 'failed',
      invalid: 'failed',
      'unsafe-inline': 'failed',
      'insecure-scheme': 'failed',
      'unsafe-eval': 'failed',
      'insecure-passive': 'failed',
      'unsafe-style': 'passed',
      strict: 'passed',
      strictest: 'passed',
    }),
});

/** `nosniff`: browsers use the declared content type and don't guess. */
export const xContentTypeOptions = defineCheck({
  id: 'x-content-type-options',
  ...header,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
  reasons: ['missing', 'invalid'],
  effort: { loses: 'trust', minutes: 10 },
  run: (visit) =>
    toOutcome(judgeSniffing(visit), {
      nosniff: 'passed',
      missing: 'failed',
      invalid: 'failed',
    }),
});

/**
 * Other sites can't embed the page in a frame. ALLOW-FROM, which no current browser supports, passes at the Observatory
 * and fails here.
 */
export const clickjacking = defineCheck({
  id: 'clickjacking',
  ...header,
  source:
    'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Clickjacking',
  reasons: ['missing', 'invalid', 'obsolete', 'open-policy'],
  effort: { loses: 'trust', minutes: 10 },
  run: (visit) =>
    toOutcome(judgeFraming(visit), {
      'by-policy': 'passed',
      'by-header': 'passed',
      'open-policy': 'failed',
      obsolete: 'failed',
      invalid: 'failed',
      missing: 'failed',
    }),
});

/** Other sites don't receive the full address of the referring page. No policy passes: the browsers' default is safe. */
export const referrerPolicy = defineCheck({
  id: 'referrer-policy',
  ...header,
  source:
    'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Referrer_policy',
  reasons: ['unsafe', 'invalid'],
  effort: { loses: 'trust', minutes: 10 },
  run: (visit) =>
    toOutcome(judgeReferrer(visit), {
      private: 'passed',
      default: 'passed',
      unsafe: 'failed',
      invalid: 'failed',
    }),
});

/** Cookies have Secure, and session cookies HttpOnly. */
export const cookies = defineCheck({
  id: 'cookies',
  ...header,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  reasons: [
    'session-insecure',
    'session-readable',
    'token-cross-site',
    'bad-same-site',
    'insecure',
    'session-insecure-hsts',
    'insecure-hsts',
  ],
  effort: { loses: 'trust', minutes: 45 },
  run: (visit) =>
    toOutcome(judgeCookies(visit), {
      none: 'not-applicable',
      'session-insecure': 'critical',
      'session-readable': 'failed',
      'token-cross-site': 'failed',
      'bad-same-site': 'failed',
      insecure: 'failed',
      'session-insecure-hsts': 'failed',
      'insecure-hsts': 'info',
      sound: 'passed',
      'same-site': 'passed',
    }),
});

/** Scripts of other sites can't read answers to a logged-in visitor. */
export const cors = defineCheck({
  id: 'cors',
  ...header,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORS',
  reasons: ['credentials'],
  effort: { loses: 'trust', minutes: 30 },
  run: (visit) =>
    toOutcome(judgeSharing(visit), {
      closed: 'not-applicable',
      public: 'passed',
      restricted: 'passed',
      credentials: 'critical',
    }),
});

/** Scripts from other sites have a checksum (Subresource Integrity). */
export const sri = definePageCheck({
  id: 'sri',
  category: 'security',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
  reasons: ['insecure', 'insecure-with-integrity', 'unverified'],
  cause: { kind: 'code' },
  effort: { loses: 'trust', minutes: 30 },
  byReason: {
    insecure: { cause: { kind: 'encryption' } },
    'insecure-with-integrity': { cause: { kind: 'encryption' } },
  },
  run: (visit) =>
    toOutcome(judgeScripts(visit), {
      none: 'not-applicable',
      insecure: 'critical',
      'insecure-with-integrity': 'failed',
      unverified: 'info',
      own: 'passed',
      verified: 'passed',
    }),
});

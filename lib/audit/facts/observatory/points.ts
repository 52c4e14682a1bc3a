import type { PolicyVerdict } from '../content-security-policy/judge-policies';
import type { CookieVerdict } from './judge-cookies';
import type { FormVerdict } from './judge-forms';
import type { FramingVerdict } from './judge-framing';
import type { IsolationVerdict } from './judge-isolation';
import type { MixedContentVerdict } from './judge-mixed-content';
import type { RedirectionVerdict } from './judge-redirection';
import type { ReferrerVerdict } from './judge-referrer';
import type { ScriptVerdict } from './judge-scripts';
import type { SharingVerdict, SniffingVerdict } from './judge-sharing';
import type { TransportVerdict } from './judge-transport';

const isolation = { missing: 0, closed: 10, open: 0, invalid: -5 } as const satisfies Record<
  IsolationVerdict,
  number
>;

/**
 * Points of each verdict; positive points are a bonus.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export const points = {
  policies: {
    missing: -25,
    'report-only': -25,
    invalid: -25,
    'unsafe-inline': -20,
    'insecure-scheme': -20,
    'unsafe-eval': -10,
    'insecure-passive': -10,
    'unsafe-style': 0,
    strict: 5,
    strictest: 10,
  } satisfies Record<PolicyVerdict, number>,
  cookies: {
    none: 0,
    'session-insecure': -40,
    'session-readable': -30,
    'token-cross-site': -20,
    'bad-same-site': -20,
    insecure: -20,
    'session-insecure-hsts': -10,
    'insecure-hsts': -5,
    sound: 0,
    'same-site': 5,
  } satisfies Record<CookieVerdict, number>,
  sharing: { closed: 0, public: 0, restricted: 0, credentials: -50 } satisfies Record<SharingVerdict, number>,
  redirection: {
    'not-asked': 0,
    'no-https': -20,
    'no-http': 0,
    'to-https': 0,
    'other-host': -5,
    late: -10,
    'not-https': -20,
    stays: -20,
    'bad-certificate': -20,
  } satisfies Record<RedirectionVerdict, number>,
  referrer: { private: 5, default: 0, unsafe: -5, invalid: -5 } satisfies Record<ReferrerVerdict, number>,
  transport: { 'no-https': -20, missing: -20, invalid: -20, short: -10, long: 0 } satisfies Record<
    TransportVerdict,
    number
  >,
  scripts: {
    none: 0,
    insecure: -50,
    'insecure-with-integrity': -20,
    unverified: -5,
    own: 0,
    verified: 5,
  } satisfies Record<ScriptVerdict, number>,
  sniffing: { nosniff: 0, missing: -5, invalid: -5 } satisfies Record<SniffingVerdict, number>,
  framing: {
    'by-policy': 5,
    'by-header': 0,
    obsolete: 0,
    'open-policy': -20,
    invalid: -20,
    missing: -20,
  } satisfies Record<FramingVerdict, number>,
  resourcePolicy: isolation,
  openerPolicy: isolation,
  embedderPolicy: isolation,
  // Our own rules: the Observatory examines hosts, not pages.
  mixedContent: { 'no-https': 0, none: 0, upgraded: 0, passive: -10, active: -20 } satisfies Record<
    MixedContentVerdict,
    number
  >,
  forms: { none: 0, secure: 0, 'sends-insecurely': -20, 'insecure-page': -20 } satisfies Record<
    FormVerdict,
    number
  >,
} as const;

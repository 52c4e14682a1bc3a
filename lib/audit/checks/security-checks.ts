import { certificateExpiry } from './security/certificate-expiry';
import { clickjacking } from './security/clickjacking';
import { cookies } from './security/cookies';
import { cors } from './security/cors';
import { csp } from './security/csp';
import { earlyCookies } from './security/early-cookies';
import { exposedEmail } from './security/exposed-email';
import { hacked } from './security/hacked';
import { hsts } from './security/hsts';
import { insecureForm } from './security/insecure-form';
import { isOnHttps } from './security/is-on-https';
import { mixedContent } from './security/mixed-content';
import { oldLibrary } from './security/old-library';
import { redirectsHttp } from './security/redirects-http';
import { referrerPolicy } from './security/referrer-policy';
import { sri } from './security/sri';
import { versionLeak } from './security/version-leak';
import { xContentTypeOptions } from './security/x-content-type-options';

export const securityChecks = [
  isOnHttps,
  certificateExpiry,
  redirectsHttp,
  mixedContent,
  insecureForm,
  hsts,
  csp,
  xContentTypeOptions,
  clickjacking,
  referrerPolicy,
  cookies,
  sri,
  cors,
  versionLeak,
  exposedEmail,
  hacked,
  oldLibrary,
  earlyCookies,
] as const;

import { certificateExpiry } from './security/certificate-expiry';
import { earlyCookies } from './security/early-cookies';
import { exposedEmail } from './security/exposed-email';
import { hacked } from './security/hacked';
import { isOnHttps } from './security/is-on-https';
import {
  clickjacking,
  cookies,
  cors,
  csp,
  hsts,
  insecureForm,
  mixedContent,
  redirectsHttp,
  referrerPolicy,
  sri,
  xContentTypeOptions,
} from './security/observatory-checks';
import { oldLibrary } from './security/old-library';
import { versionLeak } from './security/version-leak';

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

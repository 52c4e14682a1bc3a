import { defineCheck, notApplicable, passed } from '../../check';
import { isLocalHost } from '../../facts/observatory/local-host';
import { lineEvidence } from '../../facts/page/evidence';

/** The page's final address is https. No check runs for a certificate that browsers reject. */
export const isOnHttps = defineCheck({
  id: 'is-on-https',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/is-on-https',
  seenIn: 'network',
  reasons: ['http', 'no-https'],
  cause: { kind: 'encryption' },
  effort: { loses: 'trust', minutes: 60 },
  run: ({ page, httpsFailed }) => {
    const url = new URL(page.url);
    if (url.protocol === 'https:') return passed;
    // Requests to localhost need no encryption.
    if (isLocalHost(url)) return notApplicable;
    const secure = new URL(page.url);
    secure.protocol = 'https:';
    return {
      status: 'failed',
      reason: httpsFailed ? 'no-https' : 'http',
      values: { url: page.url, secure: secure.href },
      evidence: [lineEvidence(page.url, { url: page.url })],
    };
  },
});

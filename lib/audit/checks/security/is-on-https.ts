import { defineCheck, notApplicable, passed } from '../../check';
import { isLocalHost } from '../../facts/observatory/local-host';
import { lineEvidence } from '../../facts/page/evidence';

/** The page ends at an https address. A certificate that browsers refuse ends the visit before any check. */
export const isOnHttps = defineCheck({
  id: 'is-on-https',
  category: 'security',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/is-on-https',
  seenIn: 'network',
  needsHtml: false,
  reasons: ['http'],
  run: ({ page }) => {
    const url = new URL(page.url);
    if (url.protocol === 'https:') return passed;
    // What never leaves the machine needs no cover.
    if (isLocalHost(url)) return notApplicable;
    const secure = new URL(page.url);
    secure.protocol = 'https:';
    return {
      status: 'failed',
      reason: 'http',
      values: { url: page.url, secure: secure.href },
      evidence: [lineEvidence(page.url, { url: page.url })],
    };
  },
});

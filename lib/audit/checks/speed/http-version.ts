import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';
import { headerValues } from '../../facts/page/header';

/** HTTP/2 and HTTP/3 multiplex files over one connection; browsers use them over https only. */
export const httpVersion = definePageCheck({
  id: 'http-version',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/performance/insights/modern-http',
  seenIn: 'network',
  reasons: ['old'],
  cause: { kind: 'hosting' },
  effort: { loses: 'wait', minutes: 30 },
  run: ({ page, site }) => {
    if (!page.url.startsWith('https:')) return notApplicable;
    const offered = headerValues(page, 'alt-svc').find((value) => /\bh3\b/.test(value));
    if (offered !== undefined) return { ...passed, evidence: [lineEvidence(`alt-svc: ${offered}`)] };
    if (site.protocol === null) return notMeasured;
    return site.protocol === 'h2' ? passed : { status: 'failed', reason: 'old' };
  },
});

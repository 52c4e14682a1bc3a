import type { Probe } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, type Outcome, passed, type Visit } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

type Answer = Outcome<'insecure-copy' | 'second-copy' | 'dead-host'>;

/** Failures caused by the site; all others come from our own limits. */
const siteFailures = new Set(['dns_failed', 'connect_failed', 'tls_error', 'tls_incomplete', 'tls_failed']);

/** http:// and https://, with and without www, must all redirect to one address, or search engines see several sites. */
export const hostVariants = definePageCheck({
  id: 'host-variants',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  seenIn: 'network',
  lostWith: ['is-on-https'],
  reasons: ['insecure-copy', 'second-copy', 'dead-host'],
  cause: { kind: 'one-address', key: 'hosts' },
  effort: { loses: 'find', minutes: 30 },
  byReason: {
    'dead-host': { cause: { kind: 'hosting' } },
    'insecure-copy': { cause: { kind: 'encryption' } },
  },
  run: ({ page, site }) => {
    const asked = [site.insecure, site.otherHost].filter((probe) => probe !== null);
    if (asked.length === 0) return page.url.startsWith('https:') ? notMeasured : notApplicable;
    return findInsecureFault(site.insecure, page) ?? findOtherFault(site.otherHost, page) ?? passed;
  },
});

/** No answer over http:// is fine: browsers try https:// first. */
function findInsecureFault(probe: Probe | null, { url }: Visit['page']): Answer | null {
  if (probe?.outcome.kind !== 'answered' || probe.outcome.status >= 400) return null;
  const { finalUrl } = probe.outcome;
  if (finalUrl.startsWith('https:')) {
    return isSameHost(finalUrl, url) ? null : fail('second-copy', probe.url, finalUrl, url);
  }
  return fail('insecure-copy', probe.url, finalUrl, url);
}

function findOtherFault(probe: Probe | null, { url }: Visit['page']): Answer | null {
  if (!probe) return null;
  const { outcome } = probe;
  if (outcome.kind === 'failed') {
    return siteFailures.has(outcome.code) ? fail('dead-host', probe.url, probe.url, url) : null;
  }
  if (outcome.status === 404 || outcome.status === 410 || outcome.status >= 500) {
    return fail('dead-host', probe.url, outcome.finalUrl, url);
  }
  if (outcome.status >= 400) return null;
  return isSameHost(outcome.finalUrl, url) ? null : fail('second-copy', probe.url, outcome.finalUrl, url);
}

function fail(
  reason: 'insecure-copy' | 'second-copy' | 'dead-host',
  asked: string,
  end: string,
  page: string,
): Answer {
  return {
    status: 'failed',
    reason,
    values: { asked: new URL(asked).origin, page: new URL(page).origin },
    evidence: [lineEvidence(asked === end ? asked : `${asked} → ${end}`, { url: asked })],
  };
}

function isSameHost(one: string, other: string): boolean {
  return new URL(one).host === new URL(other).host;
}

import { isSameSite } from '@/lib/web-page/choose-targets';
import type { Probe } from '@/lib/web-page/site-facts';
import { defineCheck, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';

/** More redirects than this noticeably delay every visitor. */
const HOPS_LIMIT = 2;
const temporary = new Set([302, 303, 307]);

interface Hop {
  from: URL;
  to: URL;
  status: number;
}

/** Checks the redirects from the requested address to the page. */
export const redirectChain = defineCheck({
  id: 'redirect-chain',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  seenIn: 'network',
  reasons: ['downgrade', 'needs-cookie', 'loop', 'long', 'temporary', 'by-language'],
  cause: { kind: 'one-address', key: 'redirects' },
  effort: { loses: 'wait', minutes: 30 },
  byReason: {
    'needs-cookie': { cause: { kind: 'failing-address' }, effort: { loses: 'find', minutes: 30 } },
    loop: { cause: { kind: 'failing-address' } },
    downgrade: { cause: { kind: 'encryption' } },
    'by-language': { cause: { kind: 'hosting' } },
  },
  run: ({ page: { redirects, url }, site: { otherLanguage } }) => {
    const hops = redirects.map(({ url: from, status }, index): Hop => {
      return { from: new URL(from), to: new URL(redirects[index + 1]?.url ?? url), status };
    });
    const evidence = hops
      .slice(0, EVIDENCE_LIMIT)
      .map(({ from, to, status }) => lineEvidence(`${status} ${from.href} → ${to.href}`, { url: from.href }));
    const values = { hops: hops.length, start: redirects[0]?.url ?? url, end: url };
    if (hops.some(({ from, to }) => from.protocol === 'https:' && to.protocol === 'http:')) {
      return { status: 'failed', reason: 'downgrade', severity: 'critical', values, evidence };
    }
    // It came back to where it had been, with the cookie that it wanted: without cookies it would never end.
    if (redirects.some((hop) => hop.url === url)) {
      return { status: 'failed', reason: 'needs-cookie', severity: 'critical', values, evidence };
    }
    if (new Set(redirects.map((hop) => hop.url)).size < hops.length) {
      return { status: 'failed', reason: 'loop', values, evidence };
    }
    if (hops.length > HOPS_LIMIT) return { status: 'failed', reason: 'long', values, evidence };
    const passing = hops.find((hop) => temporary.has(hop.status) && isMeantPermanent(hop));
    if (passing) {
      return {
        status: 'failed',
        reason: 'temporary',
        values: { ...values, status: passing.status },
        evidence,
      };
    }
    const other = findUndeclaredLanguage(hops, otherLanguage);
    if (other) {
      const line = lineEvidence(`${other.status} ${other.from} → ${other.to}`, { url: other.from });
      return {
        status: 'failed',
        reason: 'by-language',
        values: { ...values, other: other.to },
        evidence: [...evidence, line],
      };
    }
    return { ...passed, values, evidence };
  },
});

/**
 * Where the redirect to a language leads visitors with others, if elsewhere and without saying so to caches by Vary.
 * https://www.rfc-editor.org/rfc/rfc9110#name-vary
 */
function findUndeclaredLanguage(
  hops: readonly Hop[],
  probe: Probe | null,
): { from: string; to: string; status: number } | null {
  const hop = hops.find(({ from }) => from.href === probe?.url);
  if (!hop || probe?.outcome.kind !== 'answered') return null;
  const { status, headers } = probe.outcome;
  const read = (name: string) => headers.flatMap(([key, value]) => (key === name ? [value] : [])).join(',');
  const location = read('location');
  if (status < 300 || status >= 400 || !URL.canParse(location, hop.from)) return null;
  const to = new URL(location, hop.from).href;
  const isDeclared = /accept-language|\*/i.test(read('vary'));
  return to === hop.to.href || isDeclared ? null : { from: hop.from.href, to, status };
}

/** Redirects to https, to or from www, and to or from a trailing slash are meant to be permanent. */
function isMeantPermanent({ from, to }: Hop): boolean {
  const plain = ({ hostname, pathname, search }: URL) =>
    `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
  return isSameSite(from.href, to.href) && plain(from) === plain(to);
}

import { isSameSite } from '@/lib/web-page/choose-targets';
import { readCanonicalUrl } from '@/lib/web-page/read-head';
import type { PageProbe } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { canonicalAddresses } from '../../facts/page/canonical-addresses';
import { lineEvidence } from '../../facts/page/evidence';
import { isSamePage } from '../../facts/page/page-links';
import { forbidsIndexing, parseDirectives } from '../../facts/page/robots-directives';

const reasons = ['broken', 'redirects', 'noindex', 'chain', 'other-site', 'variant', 'other-page'] as const;

/** Whether the canonical address leads to an indexable page. Lighthouse checks only how it is written. */
export const canonicalTarget = definePageCheck({
  id: 'canonical-target',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  needs: ['canonical'],
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons,
  cause: { kind: 'one-address', key: 'canonical' },
  effort: { loses: 'find', minutes: 20 },
  run: ({ page, site, fetchedAt }) => {
    const canonical = readCanonicalUrl(page.html, page.headers, page.url);
    if (!page.html || canonical === null) return notApplicable;
    if (isSamePage(canonical, page.url)) return passed;
    const reason =
      findTargetFault(site.canonicalTarget, canonical, fetchedAt) ?? findAddressFault(canonical, page.url);
    if (!reason) return site.canonicalTarget ? passed : notMeasured;
    const [stated] = canonicalAddresses(page.html, page);
    return {
      status: 'failed',
      reason,
      values: { canonical, page: page.url },
      evidence: [stated?.evidence ?? lineEvidence(canonical, { url: canonical })],
    };
  },
});

function findTargetFault(
  target: PageProbe | null,
  canonical: string,
  now: Date,
): (typeof reasons)[number] | null {
  if (target?.outcome.kind !== 'answered') return null;
  const { status, finalUrl } = target.outcome;
  if (status === 404 || status === 410 || status >= 500) return 'broken';
  if ((status >= 300 && status < 400) || !isSamePage(finalUrl, canonical)) return 'redirects';
  const { head } = target;
  if (!head) return null;
  const directives = parseDirectives(head.robots, { namesAgents: false });
  if (directives.some((directive) => forbidsIndexing(directive, now))) return 'noindex';
  return head.canonical && !isSamePage(head.canonical, canonical) ? 'chain' : null;
}

/** Dropping the query parameters of the requested address is the purpose of canonical, so the query is not compared. */
function findAddressFault(canonical: string, pageUrl: string): (typeof reasons)[number] | null {
  if (!isSameSite(canonical, pageUrl)) return 'other-site';
  const [wanted, own] = [new URL(canonical), new URL(pageUrl)];
  if (normalizePath(wanted) !== normalizePath(own)) return 'other-page';
  return wanted.origin === own.origin && wanted.pathname === own.pathname ? null : 'variant';
}

/** The path without its trailing slash and the file name of an index page. */
function normalizePath({ pathname }: URL): string {
  return pathname
    .replace(/\/(?:index|default)\.[a-z]{2,5}$/i, '/')
    .replace(/\/$/, '')
    .toLowerCase();
}

import { parse } from 'tldts';
import { isSameSite } from '@/lib/web-page/choose-targets';
import type { HtmlFacts } from '@/lib/web-page/page';
import { readCanonicalUrl } from '@/lib/web-page/read-head';
import type { PageProbe } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { canonicalAddresses } from '../../facts/page/canonical-addresses';
import { lineEvidence } from '../../facts/page/evidence';
import { isSamePage } from '../../facts/page/page-links';
import { forbidsIndexing, parseDirectives } from '../../facts/page/robots-directives';

const reasons = ['broken', 'redirects', 'noindex', 'chain', 'other-site', 'variant', 'other-page'] as const;

/**
 * Whether the canonical address leads to an indexable page. Lighthouse checks only how it is written. For Google a canonical is
 * "a strong signal" of which page to list: one on another website costs a page what noindex does.
 */
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
      findTargetFault(site.canonicalTarget, { canonical, pageUrl: page.url, now: fetchedAt }) ??
      findAddressFault(canonical, page.url);
    if (!reason) return site.canonicalTarget ? passed : notMeasured;
    const [stated] = canonicalAddresses(page.html, page);
    return {
      status: 'failed',
      reason,
      ...(reason === 'other-site' &&
        !isMeantElsewhere(page.html, canonical, page.url) && { severity: 'critical' as const }),
      values: { canonical, page: page.url },
      evidence: [stated?.evidence ?? lineEvidence(canonical, { url: canonical })],
    };
  },
});

interface Canonical {
  canonical: string;
  pageUrl: string;
  now: Date;
}

function findTargetFault(
  target: PageProbe | null,
  { canonical, pageUrl, now }: Canonical,
): (typeof reasons)[number] | null {
  if (target?.outcome.kind !== 'answered') return null;
  const { status, finalUrl, headers } = target.outcome;
  if (status === 404 || status === 410 || status >= 500) return 'broken';
  const isRedirect = status >= 300 && status < 400;
  const { head } = target;
  const next = isRedirect ? headers.find(([name]) => name === 'location')?.[1] : head?.canonical;
  // Another website that doesn't lead back is listed itself, by whatever detour.
  const staysAway =
    !isSameSite(canonical, pageUrl) &&
    !isSameSite(URL.parse(next ?? '', finalUrl)?.href ?? finalUrl, pageUrl);
  if (isRedirect || !isSamePage(finalUrl, canonical)) return staysAway ? null : 'redirects';
  if (!head) return null;
  const directives = parseDirectives(head.robots, { namesAgents: false });
  if (directives.some((directive) => forbidsIndexing(directive, now))) return 'noindex';
  return head.canonical && !isSamePage(head.canonical, canonical) && !staysAway ? 'chain' : null;
}

/** Whether its owner means another website to be listed: an article shared with it, or the same name under another ending. */
function isMeantElsewhere(html: HtmlFacts, canonical: string, pageUrl: string): boolean {
  const [wanted, own] = [canonical, pageUrl].map((url) => parse(url).domainWithoutSuffix);
  return localFacts(html).isArticle || (own !== null && wanted === own);
}

/** A website builder's address of a website, such as luna.myshopify.com, that has a domain of its own. */
function isOfBuilder(url: string): boolean {
  return parse(url, { allowPrivateDomains: true }).isPrivate === true;
}

/** Dropping the query parameters of the requested address is the purpose of canonical, so the query is not compared. */
function findAddressFault(canonical: string, pageUrl: string): (typeof reasons)[number] | null {
  if (!isSameSite(canonical, pageUrl))
    return isOfBuilder(pageUrl) && !isOfBuilder(canonical) ? null : 'other-site';
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

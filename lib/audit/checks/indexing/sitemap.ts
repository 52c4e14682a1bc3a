import { isSameSite } from '@/lib/web-page/choose-targets';
import type { SitemapFacts } from '@/lib/web-page/site-facts';
import { defineCheck, notMeasured, type Outcome, passed, type Visit } from '../../check';
import { canonicalAddresses } from '../../facts/page/canonical-addresses';
import { crawlBlocks } from '../../facts/page/crawl-blocks';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { isPrivateTarget } from '../../facts/page/is-private-target';

const reasons = [
  'missing',
  'unreachable',
  'not-xml',
  'not-utf8',
  'empty',
  'bad-addresses',
  'private-site',
  'other-site',
  'lists-blocked',
  'lists-duplicate',
] as const;
type Answer = Outcome<(typeof reasons)[number]>;

/** The sitemap named in robots.txt, else /sitemap.xml. */
export const sitemap = defineCheck({
  id: 'sitemap',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://www.sitemaps.org/protocol.html',
  seenIn: 'sitemap',
  reasons,
  cause: { kind: 'sitemap' },
  effort: { loses: 'find', minutes: 20 },
  byReason: {
    unreachable: { cause: { kind: 'hosting' } },
    'lists-blocked': { cause: { kind: 'search-access' } },
    'lists-duplicate': { cause: { kind: 'one-address', key: 'canonical' } },
    'private-site': { cause: { kind: 'site-url' } },
  },
  run: (visit) => {
    const { sitemap: facts } = visit.site;
    if (!facts) return notMeasured;
    return findAnswerFault(facts) ?? findContentFault(facts, visit) ?? findPageFault(facts, visit) ?? passed;
  },
});

/** Faults of the answer itself. A compressed sitemap is not examined. */
function findAnswerFault({ outcome, from, url, content, contentType }: SitemapFacts): Answer | null {
  const evidence = [lineEvidence(url, { url })];
  if (outcome.kind === 'failed') return { status: 'failed', reason: 'unreachable', evidence };
  const { status } = outcome;
  const isAbsent =
    status === 404 || status === 410 || (status < 300 && !content && /html/i.test(contentType));
  if (from === 'default' && isAbsent) return { status: 'failed', reason: 'missing', evidence };
  if (status >= 300) return { status: 'failed', reason: 'unreachable', values: { status }, evidence };
  if (content) return null;
  const isPacked = /gzip/i.test(contentType) || /\.gz$/i.test(new URL(outcome.finalUrl).pathname);
  return isPacked ? notMeasured : { status: 'failed', reason: 'not-xml', evidence };
}

function findContentFault({ content, url }: SitemapFacts, { page }: Visit): Answer | null {
  if (!content) return null;
  if (content.count === 0)
    return { status: 'failed', reason: 'empty', evidence: [lineEvidence(url, { url })] };
  if (content.charset) {
    const values = { charset: content.charset };
    return { status: 'failed', reason: 'not-utf8', values, evidence: [lineEvidence(url, { url })] };
  }
  const shown = (addresses: readonly string[]) => ({
    count: addresses.length,
    evidence: addresses.slice(0, EVIDENCE_LIMIT).map((address) => lineEvidence(address, { url })),
  });
  const bad = content.urls.filter((address) => !isAbsolute(address));
  if (bad.length > 0) return { status: 'failed', reason: 'bad-addresses', ...shown(bad) };
  // A sitemap index may name sitemaps on other hosts, and one sitemap may list a website's languages on several.
  const { alternateHosts = [] } = content;
  const isOther = (address: string) =>
    !isSameSite(address, page.url) && !alternateHosts.includes(new URL(address).host);
  const foreign = content.kind === 'urlset' ? content.urls.filter(isOther) : [];
  if (foreign.length === 0) return null;
  const isPrivate = foreign.every((address) => isPrivateTarget(new URL(address)));
  return { status: 'failed', reason: isPrivate ? 'private-site' : 'other-site', ...shown(foreign) };
}

/** A sitemap lists pages to be indexed, so a listed page must not forbid indexing. */
function findPageFault({ content }: SitemapFacts, visit: Visit): Answer | null {
  const { page } = visit;
  if (!page.html || !content?.listsPage) return null;
  const [block] = [...crawlBlocks(visit, 'Googlebot'), ...crawlBlocks(visit, '')];
  if (block) return { status: 'failed', reason: 'lists-blocked', evidence: [block.evidence] };
  const [canonical] = canonicalAddresses(page.html, page);
  const isDuplicate = canonical?.url && !isAlike(canonical.url.href, page.url);
  if (!isDuplicate || !content.urls.some((address) => isAlike(address, page.url))) return null;
  return { status: 'failed', reason: 'lists-duplicate', evidence: [canonical.evidence] };
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** The same page, also over http. */
function isAlike(one: string, other: string): boolean {
  const plain = (address: string) =>
    new URL(address).href
      .replace(/^http:/, 'https:')
      .split('#', 1)[0]
      ?.replace(/\/$/, '');
  return URL.canParse(one) && plain(one) === plain(other);
}

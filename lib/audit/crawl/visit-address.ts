import 'server-only';
import type { SafeFetchOptions } from '@/lib/net/safe-fetch';
import { isSameSite } from '@/lib/web-page/choose-targets';
import { gatherPage } from '@/lib/web-page/gather-page';
import { isSuccess, looksLikeHtml, mayBePage, readContentType } from '@/lib/web-page/html-type';
import type { Header } from '@/lib/web-page/page';
import type { Ask, ProbeResponse } from '@/lib/web-page/probe';
import { mayBeChallenge, recognizeRefusal } from '@/lib/web-page/refusal';
import type { PageProbe } from '@/lib/web-page/site-facts';
import { siteLimits } from '../limits';
import type { CrawlPageInput } from './crawl-page-task';
import type { CrawlRequests } from './crawl-requests';
import type { SiteRules } from './name-target';
import type { PageRecord } from './page-record';
import { readCrawledPage, readCrawlRules } from './read-crawled';

interface Visit {
  rules: SiteRules;
  requests: CrawlRequests;
  businessName: string;
}

/** Requests and classifies one address; redirects are reported, not followed. Null when the budget is exhausted. */
export async function visitAddress(
  url: string,
  { rules, requests, businessName }: Visit,
): Promise<PageRecord | null> {
  const fetchedAt = new Date();
  const options: SafeFetchOptions = {
    totalMs: siteLimits.requestMs,
    maxDecodedBytes: siteLimits.pageBytes,
    wantsBody: (status, headers) => mayBePage(status, headers) || mayBeChallenge(status),
  };
  const first = await requests.ask(url, { ...options, noRedirects: true });
  // Whether it only wants its cookie back shows when its redirects are followed.
  const back = first && wantsCookieBack(url, first) ? await requests.ask(url, options) : null;
  const isBack = back?.outcome.kind === 'answered' && back.outcome.finalUrl === url;
  const asked = isBack ? back : first;
  if (!asked) return null;
  const { outcome, body, bytes } = asked;
  const shared = { url, bytes: bytes.wire };
  if (outcome.kind === 'failed') return { ...shared, kind: 'failed', code: outcome.code };
  const { status, headers } = outcome;
  const refusal = recognizeRefusal({ status, headers, url, body });
  // A plain refusal may be meant for everybody: a closed part of the website.
  if (refusal && refusal.by !== 'server') return { ...shared, kind: 'challenged', status };
  if (status >= 400) return { ...shared, kind: 'error', status };
  if (status >= 300)
    return { ...shared, kind: 'redirect', status, target: await readRedirectTarget(url, headers, rules) };
  const isPage = isSuccess(status) && body.length > 0 && looksLikeHtml(readContentType(headers), body);
  if (!isPage) return { ...shared, kind: 'file' };
  const input: CrawlPageInput = {
    url,
    status,
    headers,
    body,
    rules,
    businessName,
    fetchedAt,
    isCut: bytes.truncated,
    redirects: outcome.redirects,
  };
  const read = await readCrawledPage(input);
  const original = read?.canonical;
  // Whether another website is listed in its place shows only there.
  const canonicalTarget =
    original && !isSameSite(original, url) ? await askOriginal(original, requests) : null;
  const page = canonicalTarget ? await readCrawledPage({ ...input, canonicalTarget }) : read;
  return page ? { ...shared, kind: 'page', page } : { ...shared, kind: 'failed', code: 'timeout' };
}

/**
 * What another website answers to the first of its addresses that a page names: whether it leads back shows in one, but
 * whether another address is missing doesn't.
 */
async function askOriginal(url: string, requests: CrawlRequests): Promise<PageProbe | null> {
  const { origin } = new URL(url);
  const ask: Ask = (address, options) => requests.ask(address, options);
  const asked =
    requests.originals.get(origin) ?? gatherPage(ask, url, AbortSignal.timeout(siteLimits.requestMs));
  requests.originals.set(origin, asked);
  const target = await asked;
  const isMissing = target?.outcome.kind === 'answered' && target.outcome.status >= 400;
  return isMissing && target.url !== url ? null : target;
}

/** A redirect that sets a cookie and leads to the same path again, or to an address that is told the path to come back to. */
function wantsCookieBack(url: string, { outcome }: ProbeResponse): boolean {
  if (outcome.kind !== 'answered' || outcome.status < 300 || outcome.status >= 400) return false;
  const read = (wanted: string) => outcome.headers.find(([name]) => name === wanted)?.[1];
  const location = read('location') ?? '';
  if (!URL.canParse(location, url)) return false;
  const [from, to] = [new URL(url), new URL(location, url)];
  if (to.origin !== from.origin) return false;
  if (to.pathname === from.pathname) return read('set-cookie') !== undefined;
  return [...to.searchParams.values()].some((back) => URL.parse(back, url)?.pathname === from.pathname);
}

async function readRedirectTarget(
  url: string,
  headers: readonly Header[],
  rules: SiteRules,
): Promise<Extract<PageRecord, { kind: 'redirect' }>['target']> {
  const location = headers.find(([name]) => name === 'location')?.[1] ?? '';
  if (location === '' || !URL.canParse(location, url)) return null;
  const { href } = new URL(location, url);
  const parsed = await readCrawlRules({ rules, addresses: [href] });
  const own = parsed?.targets[0];
  return own ? { ...own, isOwn: true } : { url: href.slice(0, siteLimits.addressCharacters), isOwn: false };
}

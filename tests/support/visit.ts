import type { Visit } from '@/lib/audit/check';
import type { FetchFailure } from '@/lib/errors';
import type { Header, Redirect, WebPage } from '@/lib/web-page/page';
import { parsePage } from '@/lib/web-page/parse-page';
import type {
  PageProbe,
  Probe,
  ProbeOutcome,
  RobotsTxtFacts,
  SiteFacts,
  SitemapFacts,
} from '@/lib/web-page/site-facts';
import { nothingAsked } from '@/lib/web-page/site-facts';

export interface VisitParts {
  /** Source of the page; by default a small page without faults. Null if the response isn't a page, such as a 404. */
  html?: string | null;
  url?: string;
  status?: number;
  /** A list of values is sent as several headers. */
  headers?: Readonly<Record<string, string | readonly string[]>>;
  redirects?: readonly Redirect[];
  bytes?: Partial<WebPage['bytes']>;
  timing?: Partial<WebPage['timing']>;
  site?: Partial<SiteFacts>;
  businessName?: string;
  profile?: Visit['profile'];
  httpsFailed?: true;
  fetchedAt?: Date;
}

export const pageUrl = 'https://www.smith-plumbing.example/services/hot-water';

const soundPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hot water repairs in Southport</title></head><body><h1>Hot water repairs</h1></body></html>';

/** Creates a visit whose page is parsed from real HTML; only the given facts of the site are known. */
export function createVisit({
  html = soundPage,
  url = pageUrl,
  status = 200,
  ...parts
}: VisitParts = {}): Visit {
  const headers = headerList({ 'content-type': 'text/html; charset=utf-8', ...parts.headers });
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const source = new TextEncoder().encode(html ?? '');
  return {
    page: {
      requestedUrl: parts.redirects?.[0]?.url ?? url,
      url,
      status,
      headers,
      redirects: parts.redirects ?? [],
      timing: { dnsMs: 5, connectMs: 20, ttfbMs: 120, totalMs: 200, ...parts.timing },
      bytes: { wire: source.length, decoded: source.length, truncated: false, ...parts.bytes },
      html: html === null || status >= 300 ? null : parsePage(source, contentType),
    },
    site: { ...nothingAsked, ...parts.site },
    businessName: parts.businessName ?? '',
    profile: parts.profile,
    httpsFailed: parts.httpsFailed,
    fetchedAt: parts.fetchedAt ?? new Date('2026-11-20T10:00:00Z'),
  };
}

function headerList(headers: Readonly<Record<string, string | readonly string[]>>): Header[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each): Header => [name.toLowerCase(), each]),
  );
}

type Answered = Partial<Extract<ProbeOutcome, { kind: 'answered' }>>;

/** An additional request that got a response. */
export function answered(url: string, status = 200, more: Answered = {}): Probe {
  return {
    url,
    outcome: { kind: 'answered', status, finalUrl: url, redirects: [], headers: [], ...more },
  };
}

/** An additional request that failed. */
export function failed(url: string, code: FetchFailure): Probe {
  return { url, outcome: { kind: 'failed', code } };
}

export function robotsTxt(text: string, status = 200, contentType = 'text/plain'): RobotsTxtFacts {
  return { ...answered(new URL('/robots.txt', pageUrl).href, status), text, contentType };
}

export function sitemap(content: SitemapFacts['content'], more: Partial<SitemapFacts> = {}): SitemapFacts {
  const probe = answered(new URL('/sitemap.xml', pageUrl).href);
  return { ...probe, from: 'robots', contentType: 'application/xml', content, ...more };
}

export function pageProbe(probe: Probe, head: PageProbe['head'] = null): PageProbe {
  return { ...probe, head };
}

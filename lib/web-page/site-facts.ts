import type { FetchFailure } from '@/lib/net/fetch-error';
import type { Header, Redirect } from './page';

/** What the small extra requests found out. Null: not asked, because it didn't apply or the time was up. */
export interface SiteFacts {
  robotsTxt: RobotsTxtFacts | null;
  sitemap: SitemapFacts | null;
  /** The same address over http:// (only asked when the page is https). */
  insecure: Probe | null;
  /** www or apex, whichever the page is not. */
  otherHost: Probe | null;
  /** An address that can't exist. */
  randomPath: Probe | null;
  canonicalTarget: PageProbe | null;
  /** The page's language alternates, at most five, in the order of the page. */
  alternates: readonly PageProbe[];
  /** Links on the page to the same site, at most ten, that robots.txt lets us ask. */
  links: readonly Probe[];
  /** Same-site style sheets, scripts, images and fonts of the page, at most twenty. */
  assets: readonly AssetProbe[];
  /** What ALPN agrees on for the page's host; null without TLS. */
  protocol: 'http/1.1' | 'h2' | null;
  /** When the certificate of the page's host begins and ends to be valid, ISO 8601; null without TLS. */
  certificate: { from: string; to: string } | null;
  /** /favicon.ico, asked when the page names no icon. */
  favicon: Probe | null;
  /** Results of Google's own measurement, when it is configured and answered in time. */
  pageSpeed: PageSpeedFacts | null;
}

export interface Probe {
  /** The address asked. */
  url: string;
  outcome: ProbeOutcome;
}

export type ProbeOutcome =
  | {
      kind: 'answered';
      status: number;
      finalUrl: string;
      redirects: readonly Redirect[];
      headers: readonly Header[];
    }
  | { kind: 'failed'; code: FetchFailure };

export type RobotsTxtFacts = Probe & {
  /** At most 512 kB; '' where there is none. */
  text: string;
  contentType: string;
};

export type SitemapFacts = Probe & {
  from: 'robots' | 'default';
  /** Null when it is not well-formed XML with a urlset or sitemapindex. */
  content: {
    kind: 'urlset' | 'sitemapindex';
    urls: readonly string[];
    count: number;
    listsPage: boolean;
  } | null;
  contentType: string;
};

export type PageProbe = Probe & {
  /** Of the answer's HTML head; null when it was none. */
  head: {
    canonical: string | null;
    robots: string;
    alternates: readonly { hreflang: string; href: string }[];
  } | null;
};

export type AssetProbe = Probe & {
  kind: 'style' | 'script' | 'image' | 'font';
  /** Bytes on the wire as content-length says; null when it doesn’t. */
  bytes: number | null;
};

/** https://developers.google.com/speed/docs/insights/v5/reference/pagespeedapi/runpagespeed */
export interface PageSpeedFacts {
  /** 0–100, null where Google gave none. */
  scores: {
    performance: number | null;
    seo: number | null;
    accessibility: number | null;
    bestPractices: number | null;
  };
  metrics: {
    lcpMs: number | null;
    cls: number | null;
    tbtMs: number | null;
    fcpMs: number | null;
    totalBytes: number | null;
  };
  /** Audits of the mobile run that a raw page can't show: id → 0–1, null when not applicable. */
  audits: Readonly<Record<string, number | null>>;
  version: string;
}

import type { FetchFailure } from '@/lib/errors';
import type { Header, Redirect } from './page';

/** Results of the additional requests. Null: not requested, because it didn't apply or no time was left. */
export interface SiteFacts {
  robotsTxt: RobotsTxtFacts | null;
  sitemap: SitemapFacts | null;
  /** The same address over http:// (only requested when the page is https). */
  insecure: Probe | null;
  /** www or apex, whichever the page is not. */
  otherHost: Probe | null;
  /** An address that can't exist. */
  randomPath: Probe | null;
  canonicalTarget: PageProbe | null;
  /** The page's language alternates, at most five, in the order of the page. */
  alternates: readonly PageProbe[];
  /** Links on the page to the same site, at most ten, that robots.txt allows. */
  links: readonly Probe[];
  /** Links on the page to other websites, at most ten, one for each host; redirects are not followed. */
  outgoing: readonly Probe[];
  /** Same-site style sheets, scripts, images and fonts of the page, at most twenty. */
  assets: readonly AssetProbe[];
  /** The protocol selected by ALPN for the page's host; null without TLS. */
  protocol: 'http/1.1' | 'h2' | null;
  /** The validity of the certificate of the page's host, ISO 8601; null without TLS. */
  certificate: { from: string; to: string } | null;
  /** /favicon.ico, requested when the page has no icon link. */
  favicon: Probe | null;
  /** Results of Google's own measurement, when it is configured and answered in time. */
  pageSpeed: PageSpeedFacts | null;
  /** What Chrome reports of real visits by phone, when it is configured and there are enough. */
  fieldData: FieldData | null;
}

/** The three figures of Core Web Vitals, each as three of four visits or better; null without enough visits. */
interface VisitorFigures {
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

/** https://developer.chrome.com/docs/crux/api */
export interface FieldData extends VisitorFigures {
  of: 'page' | 'site';
  /** Of the 28 days, YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  /** Weekly, oldest first, each of 28 days up to that day; at most six months. */
  history: readonly (VisitorFigures & { lastDay: string })[];
}

export interface Probe {
  /** The requested address. */
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
  /** Bytes on the wire from content-length; null without it. */
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
  /** ISO 8601; '' where Google didn't say. */
  measuredAt: string;
}

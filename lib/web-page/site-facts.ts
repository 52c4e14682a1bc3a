import type { FetchFailure } from '@/lib/errors';
import type { Header, Redirect } from './page';
import type { Sitemap } from './parse-sitemap';

/** Results of the additional requests. Null: not requested, because it didn't apply or the budget was exhausted. */
export interface SiteFacts {
  robotsTxt: RobotsTxtFacts | null;
  sitemap: SitemapFacts | null;
  /** The same address over http:// (requested only if the page is https). */
  insecure: Probe | null;
  /** The www or apex host, whichever the page is not on. */
  otherHost: Probe | null;
  /** The address that a redirect to a folder of a language led from, asked for in other languages. */
  otherLanguage: Probe | null;
  /** A random address that can't exist. */
  randomPath: Probe | null;
  canonicalTarget: PageProbe | null;
  /** The page's language alternates, at most five, in the order of the page. */
  alternates: readonly PageProbe[];
  /** Links on the page to the same site that robots.txt allows, at most ten. */
  links: readonly Probe[];
  /** Links on the page to other websites, at most ten, one per host; redirects are not followed. */
  outgoing: readonly Probe[];
  /** Same-site style sheets, scripts, images and fonts of the page, at most twenty. */
  assets: readonly AssetProbe[];
  /** The protocol selected by ALPN for the page's host; null without TLS. */
  protocol: 'http/1.1' | 'h2' | null;
  /** The validity of the certificate of the page's host, ISO 8601; null without TLS. */
  certificate: { from: string; to: string } | null;
  /** What DNS says about mail for the page's domain and those of the addresses that it shows; none where DNS didn't answer. */
  mail: readonly MailFacts[];
  /** /favicon.ico, requested if the page has no icon link. */
  favicon: Probe | null;
  /** Results of Google's own measurement, if it is configured and answered in time. */
  pageSpeed: PageSpeedFacts | null;
  /** Chrome's field data of real visits by phone, if configured and there are enough visits. */
  fieldData: FieldData | null;
}

/** Where no additional requests were made. */
export const nothingAsked: SiteFacts = {
  robotsTxt: null,
  sitemap: null,
  insecure: null,
  otherHost: null,
  otherLanguage: null,
  randomPath: null,
  canonicalTarget: null,
  alternates: [],
  links: [],
  outgoing: [],
  assets: [],
  protocol: null,
  favicon: null,
  pageSpeed: null,
  fieldData: null,
  certificate: null,
  mail: [],
};

/**
 * Servers that receive mail treat the record as an error, but for `valid`, `missing` and `open`, which admits everybody.
 * `too-many`: lookups. `void`: lookups that find nothing. `many-mx`: a name with more than ten mail servers. `glued`: two terms
 * without a space between them. `quoted`: quotation marks within the record. `odd-character`: one that isn't plain ASCII, or
 * one before the beginning. https://www.rfc-editor.org/rfc/rfc7208
 */
type SpfState =
  | ('valid' | 'missing' | 'open' | 'several' | 'broken')
  | ('too-many' | 'void' | 'many-mx' | 'glued' | 'quoted' | 'odd-character');

/**
 * What is asked for mail that fails, or why nothing is. `misspelt`: the policy is none of the three. `unreadable`: the record
 * doesn't begin as it must. `misplaced`: it is at the domain itself. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
 */
type DmarcState =
  | ('reject' | 'quarantine' | 'none' | 'missing')
  | ('several' | 'misspelt' | 'no-policy' | 'unreadable' | 'misplaced');

/** Mail for a domain: by its MX, SPF and DMARC records. */
export interface MailFacts {
  domain: string;
  /**
   * `host`: without an MX record, but with an address, to which mail goes then. `no-mx`: without either. `refuses`: by a null
   * MX. `lost`: its mail servers have no public address.
   */
  receives: 'yes' | 'host' | 'no-mx' | 'refuses' | 'lost' | 'no-domain';
  spf: SpfState;
  /** The term of the SPF record that makes it an error, as written, if it is one. */
  spfTerm?: string;
  dmarc: DmarcState;
  /** What of the DMARC record is wrong, as written, if a part is. */
  dmarcText?: string;
}

/** The three Core Web Vitals at the 75th percentile of visits; null without enough visits. */
interface VisitorFigures {
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

/** https://developer.chrome.com/docs/crux/api */
export interface FieldData extends VisitorFigures {
  of: 'page' | 'site';
  /** First and last of the 28 days, YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  /** Weekly, oldest first, each for the 28 days up to that day; at most six months. */
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
  /** At most 512 KiB; '' if there is none. */
  text: string;
  contentType: string;
};

export type SitemapFacts = Probe & {
  from: 'robots' | 'default';
  content: Sitemap | null;
  contentType: string;
};

export type PageProbe = Probe & {
  /** Metadata in the answer's HTML head; null if the answer was no HTML page. */
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
  /** 0–100, null if Google's answer lacks it. */
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
  /** Audits of the mobile run: id → 0–1, null if not applicable. */
  audits: Readonly<Record<string, number | null>>;
  version: string;
  /** ISO 8601; '' if Google's answer lacks it. */
  measuredAt: string;
}

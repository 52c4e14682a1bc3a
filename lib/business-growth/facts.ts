import type { GrowthCategory } from './categories';

/** Where a figure came from, best first. */
export type FigureSource = 'google' | 'website' | 'typed';

export interface Figure {
  value: number;
  source: FigureSource;
}

/** Stars from 1 to 5, and the number of reviews. */
export interface Rating {
  rating: number | null;
  reviewCount: number | null;
}

export interface Rival {
  rating: number;
  reviewCount: number;
}

/**
 * Google Maps' answer. `off`: no key is configured. `not-kept`: there was an answer, which Google's terms forbid to
 * store. `rivals` is null if there is no category to search for.
 */
export type PlacesAnswer =
  | { status: 'off' }
  | { status: 'not-kept' }
  | { status: 'failed' }
  | {
      status: 'answered';
      business: (Rating & { name: string }) | null;
      rivals: readonly Rival[] | null;
      /** Addresses of the best-known rivals' websites, at most two. */
      rivalSites?: readonly string[];
    };

/** Failures to read a website that the website causes; codes of `lib/errors`. */
export const websiteFaults = [
  'dns_failed',
  'connect_failed',
  'tls_error',
  'tls_incomplete',
  'tls_failed',
  'timeout',
  'too_many_redirects',
  'unsupported_encoding',
  'not_html',
  'bad_response',
  /** Any of the codes that begin with `http_`. */
  'breaks_http',
] as const;
type WebsiteFault = (typeof websiteFaults)[number];

/** The SEO engine's findings. `busy`: it had no time, or the website blocked it, which says nothing about the website. */
export type WebsiteAnswer =
  | { status: 'none' }
  | { status: 'busy'; host: string }
  | { status: 'unreadable'; host: string; reason: WebsiteFault }
  | WebsiteReading;

/** `error`: the address responds with an error. `blocked`: indexing is forbidden. `empty`: the page has no text. */
export const searchObstacles = ['error', 'blocked', 'empty'] as const;
export type SearchObstacle = (typeof searchObstacles)[number];

/** A fault that a check of the SEO engine found. */
export interface CheckFault {
  id: string;
  reason: string;
}

export interface WebsiteReading {
  status: 'read';
  host: string;
  /** When the page was read, ISO 8601: the SEO engine remembers pages for a while. */
  readAt: string;
  /** 0–100. */
  score: number;
  seo: number | null;
  mobile: number | null;
  speed: number | null;
  /** Ids of the checks that failed. */
  failed: readonly string[];
  /** How many of them count towards the search score. */
  searchFaults: number;
  /** Why search engines can't read the page at all; null if they can. */
  obstacle: SearchObstacle | null;
  /** The failed checks of critical severity. */
  critical: readonly CheckFault[];
  /** The rating in the page's structured data. */
  stated: Rating | null;
}

/** All facts that the advice is computed from. An unknown fact is null, never guessed. */
export interface GrowthFacts {
  businessName: string;
  category: GrowthCategory;
  suburb: string;
  /** 1–12, in Brisbane. */
  month: number;
  /** When the sources were asked, ISO 8601. */
  askedAt: string;
  rating: Figure | null;
  reviewCount: Figure | null;
  /** Rated businesses of its kind in the suburb; null when unknown or too few to compare with. */
  rivals: readonly Rival[] | null;
  places: PlacesAnswer;
  website: WebsiteAnswer;
}

import type { GrowthCategory } from './categories';

/** Where a figure came from, best first. */
export type FigureSource = 'google' | 'website' | 'typed';

export interface Figure {
  value: number;
  source: FigureSource;
}

/** Stars from 1 to 5, and how many people gave them. */
export interface Rating {
  rating: number | null;
  reviewCount: number | null;
}

export interface Rival {
  rating: number;
  reviewCount: number;
}

/**
 * What Google Maps answered. `off`: no key is set. `not-kept`: it answered, and the answer is not part of what is kept,
 * because Google's terms allow no cache. `rivals` is null where we know no category to search for.
 */
export type PlacesAnswer =
  | { status: 'off' }
  | { status: 'not-kept' }
  | { status: 'failed' }
  | { status: 'answered'; business: (Rating & { name: string }) | null; rivals: readonly Rival[] | null };

/** Failures of a visit that the website is to blame for; errors of `lib/errors`. */
export const websiteFaults = [
  'dns_failed',
  'connect_failed',
  'tls_error',
  'tls_failed',
  'timeout',
  'too_many_redirects',
  'unsupported_encoding',
  'not_html',
  'bad_response',
] as const;
type WebsiteFault = (typeof websiteFaults)[number];

/** What the SEO engine found out about the website. `busy`: we couldn't look in time, or weren't let in; that says nothing about the website. */
export type WebsiteAnswer =
  | { status: 'none' }
  | { status: 'busy'; host: string }
  | { status: 'unreadable'; host: string; reason: WebsiteFault }
  | WebsiteReading;

/** `error`: the address answers with an error. `blocked`: search engines are told not to list it. `empty`: no text is delivered. */
export const searchObstacles = ['error', 'blocked', 'empty'] as const;
export type SearchObstacle = (typeof searchObstacles)[number];

/** What a check of the SEO engine found wrong. */
export interface CheckFault {
  id: string;
  reason: string;
}

export interface WebsiteReading {
  status: 'read';
  host: string;
  /** 0–100. */
  score: number;
  seo: number | null;
  mobile: number | null;
  speed: number | null;
  /** Ids of the checks that failed. */
  failed: readonly string[];
  /** How many of them count towards the search score. */
  searchFaults: number;
  /** What keeps search engines from reading the page at all; null: nothing does. */
  obstacle: SearchObstacle | null;
  /** What of it costs visitors now. */
  critical: readonly CheckFault[];
  /** What the page itself states, for machines to read. */
  stated: Rating | null;
}

/** Everything the advice is made of. An unknown is null, never guessed. */
export interface GrowthFacts {
  businessName: string;
  category: GrowthCategory;
  suburb: string;
  /** 1–12, in Brisbane. */
  month: number;
  rating: Figure | null;
  reviewCount: Figure | null;
  /** Others of its kind in the suburb that have a rating; null when unknown or too few to compare with. */
  rivals: readonly Rival[] | null;
  places: PlacesAnswer;
  website: WebsiteAnswer;
}

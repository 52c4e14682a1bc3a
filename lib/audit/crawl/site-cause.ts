import type { CauseSubject } from '../causes/cause';
import { type FaultyAddress, groupAddresses } from '../causes/find-address-causes';
import type { SharedTexts } from '../causes/find-shared-texts';
import type { CauseRule } from '../check';
import type { SiteItem } from './site-audit';

/** A cause of some items of a finding. */
export interface SiteCause extends CauseRule {
  /** Number of findings. */
  count: number;
  /** Pages that its repair mends: indexes. */
  pages: readonly number[];
  subject?: CauseSubject;
}

/** The causes of a finding's items. A cause that is named twice is one. */
export type CausesOfItems = (items: readonly SiteItem[], site: CrawledPages) => readonly SiteCause[];

/** The pages of a crawl, as far as causes need them. */
export interface CrawledPages {
  /** The index of each page by its address. */
  indexes: ReadonlyMap<string, number>;
  shared: SharedTexts;
}

/** The pages that an item concerns: where it is seen, or the page that it is. */
export function listPages({ url, places }: SiteItem, site: CrawledPages): number[] {
  return places.length > 0 ? findPages(places, site) : findPages([{ url }], site);
}

/** The page that an item is, whatever links to it. */
export function findItself({ url }: SiteItem, site: CrawledPages): number[] {
  return findPages([{ url }], site);
}

function findPages(places: readonly { url?: string }[], { indexes }: CrawledPages): number[] {
  return [...new Set(places.flatMap(({ url }) => indexes.get(url ?? '') ?? []))];
}

/** One for each page that has the fault. */
export function countFindings({ places, more }: SiteItem): number {
  return Math.max(places.length + more, 1);
}

/** Whether an address is there, but the server fails at it or redirects in a circle. */
export function isFailing({ status = 0, text }: SiteItem): boolean {
  return status >= 500 || text === 'loop';
}

export function toAddress(item: SiteItem, site: CrawledPages): FaultyAddress {
  const { url = '', target } = item;
  return { url, ...(target && { target }), pages: listPages(item, site), count: countFindings(item) };
}

/** Addresses at fault, grouped by what mends the links to them. */
export function addressCauses(kind: CauseRule['kind'], found: readonly FaultyAddress[]): SiteCause[] {
  return groupAddresses(found).map(({ key, addresses }) => ({
    kind,
    key,
    count: addresses.reduce((sum, { count }) => sum + count, 0),
    pages: addresses.flatMap(({ pages }) => pages),
    subject: { addresses: addresses.map(({ url, target }) => ({ url, ...(target && { target }) })) },
  }));
}

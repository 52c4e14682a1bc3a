import type { CauseKind } from '../check';
import type { SiteItem } from './site-audit';
import type { SiteGraph } from './site-graph';

/** How a few pages, read again, prove that a fault of the whole website is repaired. */
export interface SiteProof {
  needsSitemap?: true;
  /** Addresses to read beside the pages of the cause (`pages`). */
  listAddresses?: (item: SiteItem, pages: readonly string[]) => readonly string[];
  /** Addresses at which the fault is still found. */
  findAgain: (asked: AskedAgain) => readonly string[];
}

export interface AskedAgain {
  /** What was read again. */
  graph: SiteGraph;
  /** What the check finds there. */
  items: readonly SiteItem[];
  /** What it found in the crawl. */
  before: readonly SiteItem[];
  kind: CauseKind;
  /** The pages that were to be read. */
  pages: readonly string[];
  /** The addresses of the cause, if it is about addresses. */
  addresses: ReadonlySet<string>;
}

/** The subjects of the items that are found again. */
export function listSubjects({ items }: Pick<AskedAgain, 'items'>): string[] {
  return items.flatMap(({ url }) => url ?? []);
}

/** Of these only those that the cause is about, if it is about addresses. */
export function listLinked({ items, addresses }: AskedAgain): string[] {
  return listSubjects({ items }).filter((url) => addresses.size === 0 || addresses.has(url));
}

/** The pages of the cause on which an item is found again. */
export function listPlaces({ items, pages }: AskedAgain): string[] {
  return items.flatMap(({ places }) => places.map(({ url }) => url)).filter((url) => pages.includes(url));
}

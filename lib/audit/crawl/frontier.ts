import { siteLimits } from '../limits';
import { plainTitle } from './plain-title';
import { addressKey, isPageOfList, looksEndless, looksLikeFile, toSeriesKey } from './site-address';

/**
 * So many addresses that differ only in the numbers of their path are read before their group is judged by what its pages
 * hold. A group goes on if its pages have several titles, figures and dates apart ("Cup 1001 in blue" and "in red"), or if they
 * lead to addresses outside of it, as the pages of a list do.
 */
const LENGTH_OF_SERIES = 20;
const TITLES_OF_SERIES = 5;
/** Of addresses that differ in their parameters: filters have titles of their own, too. */
const TITLES_OF_VARIANTS = 14;
/** Pages that led to something new, of the first ones of a group. */
const LEADING_SHARE = 0.5;
/** Every fifth page is taken from the sitemap while it lists pages that no link has led to. */
const SITEMAP_SHARE = 5;
/** Most addresses in the queue; a site of a hundred pages has fewer. */
const MOST_WAITING = 5000;

/** The queue of a crawl: which addresses are read, in which order, and which are left out. */
export class Frontier {
  readonly #known = new Set<string>();
  readonly #linked: string[] = [];
  /** Addresses by key; a link to a listed address moves it to the linked ones. */
  readonly #listed = new Map<string, string>();
  readonly #files: string[] = [];
  /** Further pages of lists, which are read where there is room: they may hold the only links to what is old. */
  readonly #pagesOfLists: string[] = [];
  readonly #again: string[] = [];
  readonly #groups = new Map<string, Group>();
  #taken = 0;
  #endless = 0;
  #example: string | undefined;

  /** Adds the target of a link or redirect, unless it looks like a crawler trap. Returns whether it is new. */
  addLinked(address: string): boolean {
    if (this.#listed.delete(addressKey(address))) {
      this.#linked.push(address);
      return true;
    }
    if (!this.#isNew(address)) return false;
    if (looksEndless(address)) {
      this.#endless += 1;
      this.#example ??= address;
    } else if (this.#mayContinue(address) && !this.#isFull) {
      (looksLikeFile(address) ? this.#files : this.#linked).push(address);
    }
    return true;
  }

  /** Notes what a page that was read holds: its title, and the new addresses that it has led to. */
  notePage(address: string, title: string, found: readonly string[]): void {
    for (const key of toGroupKeys(address)) {
      const group = this.#groups.get(key);
      if (!group) continue;
      group.titles.add(plainTitle(title));
      if (found.some((each) => !toGroupKeys(each).includes(key))) group.leading += 1;
      if (goesOn(group)) this.#linked.push(...group.waiting.splice(0));
    }
  }

  /** Addresses left out because they differ only in their parameters, or look like an endless series, with one of them. */
  get leftOut(): { parameters: number; endless: number; example?: string } {
    const waiting = [...this.#groups.values()].flatMap((group) => group.waiting);
    const parameters = waiting.filter((address) => toVariantKey(address) !== null).length;
    const example = this.#example ?? waiting[0];
    return {
      parameters,
      endless: this.#endless + waiting.length - parameters,
      ...(example && { example }),
    };
  }

  /** Adds an address from the sitemap, without looking for traps: the owner wants it to be read. */
  addListed(address: string): void {
    if (!this.#isNew(address) || this.#isFull) return;
    if (looksLikeFile(address)) this.#files.push(address);
    else this.#listed.set(addressKey(address), address);
  }

  /** Adds a failed address for another try after everything else. */
  addAgain(address: string): void {
    this.#again.push(address);
  }

  /** Marks an address as read before the crawl was resumed. */
  addRead(address: string): void {
    this.#known.add(addressKey(address));
    this.#listed.delete(addressKey(address));
    for (const queue of [this.#linked, this.#files, this.#pagesOfLists]) {
      const index = queue.indexOf(address);
      if (index >= 0) queue.splice(index, 1);
    }
  }

  next(): string | undefined {
    this.#taken += 1;
    const isListedTurn = this.#taken % SITEMAP_SHARE === 0;
    return (
      (isListedTurn ? this.#shiftListed() : undefined) ??
      this.#linked.shift() ??
      this.#shiftListed() ??
      this.#files.shift() ??
      this.#pagesOfLists.shift() ??
      this.#again.shift()
    );
  }

  #shiftListed(): string | undefined {
    const [first] = this.#listed;
    if (first) this.#listed.delete(first[0]);
    return first?.[1];
  }

  /** Number of queued pages, without files and retries. */
  get waiting(): number {
    return this.#linked.length + this.#listed.size + this.#pagesOfLists.length;
  }

  #isNew(address: string): boolean {
    const key = addressKey(address);
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  get #isFull(): boolean {
    return this.waiting + this.#files.length >= MOST_WAITING;
  }

  /** False if the address has to wait until its group has been judged. */
  #mayContinue(address: string): boolean {
    const groups = toGroupKeys(address).map((key) => {
      const isOfVariants = key === toVariantKey(address);
      const limit = isOfVariants ? siteLimits.variantsOfPath : LENGTH_OF_SERIES;
      const group = this.#groups.get(key) ?? {
        limit,
        wantedTitles: isOfVariants ? Math.min(TITLES_OF_VARIANTS, limit) : TITLES_OF_SERIES,
        count: 0,
        leading: 0,
        titles: new Set<string>(),
        waiting: [],
      };
      this.#groups.set(key, group);
      group.count += 1;
      return group;
    });
    const full = groups.find((group) => group.count > group.limit && !goesOn(group));
    if (!full) return true;
    if (isPageOfList(address)) this.#pagesOfLists.push(address);
    else if (full.waiting.length < MOST_WAITING) full.waiting.push(address);
    return false;
  }
}

/** Addresses that look like one list, calendar or set of filters. */
interface Group {
  /** So many are read before it is judged. */
  limit: number;
  /** So many titles make it go on. */
  wantedTitles: number;
  count: number;
  /** Pages that led to something outside of it. */
  leading: number;
  /** Of its pages that were read, without figures and dates. */
  titles: Set<string>;
  /** Those that are not read unless it goes on. */
  waiting: string[];
}

function goesOn({ limit, wantedTitles, leading, titles }: Group): boolean {
  return titles.size >= wantedTitles || leading >= limit * LEADING_SHARE;
}

/** Keys shared by addresses that differ only in the numbers of their path, or only in their parameters. */
function toGroupKeys(address: string): string[] {
  return [toSeriesKey(address), toVariantKey(address)].filter((key) => key !== null);
}

/** A key shared by addresses that differ only in their parameters; null without parameters. */
function toVariantKey(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return search === '' ? null : `${origin}${pathname}?`;
}

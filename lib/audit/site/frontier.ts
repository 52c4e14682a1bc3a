import { addressKey, looksEndless, looksLikeFile, toSeriesKey } from './site-address';
import { siteLimits } from './site-limits';

/** Most addresses followed that differ only in the numbers of their path. */
const LENGTH_OF_SERIES = 20;
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
  readonly #again: string[] = [];
  readonly #variants = new Map<string, number>();
  readonly #series = new Map<string, number>();
  #taken = 0;
  /** Number of addresses left out because they look like an endless series. */
  readonly leftOut = { parameters: 0, endless: 0 };

  /** Adds the target of a link or redirect, unless it looks like a crawler trap. */
  addLinked(address: string): void {
    if (this.#listed.delete(addressKey(address))) return void this.#linked.push(address);
    if (!this.#isNew(address)) return;
    if (looksEndless(address) || !this.#mayContinue(this.#series, toSeriesKey(address), LENGTH_OF_SERIES)) {
      this.leftOut.endless += 1;
    } else if (!this.#mayContinue(this.#variants, toVariantKey(address), siteLimits.variantsOfPath)) {
      this.leftOut.parameters += 1;
    } else if (!this.#isFull) (looksLikeFile(address) ? this.#files : this.#linked).push(address);
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
    for (const queue of [this.#linked, this.#files]) {
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
    return this.#linked.length + this.#listed.size;
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

  #mayContinue(counts: Map<string, number>, group: string | null, most: number): boolean {
    if (group === null) return true;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  }
}

/** A key shared by addresses that differ only in their parameters; null without parameters. */
function toVariantKey(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return search === '' ? null : origin + pathname;
}

import { addressKey, looksEndless, looksLikeFile, seriesOf } from './site-address';

/** Of a path with different parameters (sorting, filters, calendars) so many are followed. */
const VARIANTS_OF_PATH = 5;
/** Of addresses that differ in their numbers only. */
const LENGTH_OF_SERIES = 20;
/** Every fifth page comes from the sitemap, as long as it lists some that no link has led to. */
const SITEMAP_SHARE = 5;
/** Addresses that wait; a site of a hundred pages has no more. */
const MOST_WAITING = 5000;

/** What of a website is still to be read, in which order, and what of it never will be. */
export class Frontier {
  readonly #known = new Set<string>();
  readonly #linked: string[] = [];
  /** By key, so that a link to one moves it among the linked. */
  readonly #listed = new Map<string, string>();
  readonly #files: string[] = [];
  readonly #again: string[] = [];
  readonly #variants = new Map<string, number>();
  readonly #series = new Map<string, number>();
  #taken = 0;
  /** Addresses that were left out because they look like an endless series. */
  readonly leftOut = { parameters: 0, endless: 0 };

  /** What a page links or redirects to. Traps are bounded here. */
  addLinked(address: string): void {
    if (this.#listed.delete(addressKey(address))) return void this.#linked.push(address);
    if (!this.#isNew(address)) return;
    if (looksEndless(address) || !this.#mayContinue(this.#series, seriesOf(address), LENGTH_OF_SERIES)) {
      this.leftOut.endless += 1;
    } else if (!this.#mayContinue(this.#variants, variantOf(address), VARIANTS_OF_PATH)) {
      this.leftOut.parameters += 1;
    } else if (!this.#isFull) (looksLikeFile(address) ? this.#files : this.#linked).push(address);
  }

  /** What the owner lists is wanted, however it looks. */
  addListed(address: string): void {
    if (!this.#isNew(address) || this.#isFull) return;
    if (looksLikeFile(address)) this.#files.push(address);
    else this.#listed.set(addressKey(address), address);
  }

  /** Something that failed, once more when everything else was read. */
  addAgain(address: string): void {
    this.#again.push(address);
  }

  /** An address that was read before a crawl was resumed. */
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

  /** Pages that wait. */
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

/** What addresses share that differ in their parameters; null without any. */
function variantOf(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return search === '' ? null : origin + pathname;
}

import { isSameSite } from '@/lib/web-page/choose-targets';
import { hasRobotsFailed } from '@/lib/web-page/is-allowed-by-robots';
import { plainRefusals } from '@/lib/web-page/refusal';
import { Frontier } from './frontier';
import type { PageRecord, Target } from './page-record';
import type { SiteReading } from './read-site-rules';
import type { SiteAudit } from './site-audit';

/**
 * Why a crawl ended:
 * - It never began: robots.txt disallows the start (`closed`), or the server fails to deliver it (`rules-failed`).
 * - Nothing is left to read (`complete`), but for links beyond the limit of a page (`links`).
 * - The website keeps failing (`refused`), or a protection against robots answers (`challenged`).
 * - A limit was reached (`pages`, `requests`, `bytes`, `time`).
 */
export type CrawlEnd = SiteAudit['end'];
type Exhausted = 'requests' | 'bytes' | 'time' | undefined;

/** So many answers of a kind in a row end a crawl. */
const mostInARow = {
  read: Number.POSITIVE_INFINITY,
  refused: 6,
  // Each further request would make the protection stricter.
  challenged: 2,
};
type AnswerKind = keyof typeof mostInARow;

/** What has been read of a website, what is read next, and when it ends. Makes no requests. */
export class CrawlState {
  readonly #reading: SiteReading;
  readonly #mostPages: number;
  readonly #frontier = new Frontier();
  readonly #records: PageRecord[] = [];
  readonly #contents = new Set<string>();
  readonly #triedAgain = new Set<string>();
  #row: { kind: AnswerKind; length: number } = { kind: 'read', length: 0 };
  #isCutOff = false;

  /** `known`: records of an interrupted crawl that is resumed. */
  constructor(
    reading: SiteReading,
    { mostPages, known }: { mostPages: number; known: readonly PageRecord[] },
  ) {
    this.#reading = reading;
    this.#mostPages = mostPages;
    for (const { url, isClosed } of reading.starts) if (!isClosed) this.#frontier.addLinked(url);
    for (const { url, isClosed } of reading.listed) if (!isClosed) this.#frontier.addListed(url);
    for (const record of known) {
      this.#frontier.addRead(record.url);
      this.#keep(record);
    }
  }

  get records(): readonly PageRecord[] {
    return this.#records;
  }

  get leftOut(): Frontier['leftOut'] {
    return this.#frontier.leftOut;
  }

  /** Number of queued pages. */
  get waiting(): number {
    return this.#frontier.waiting;
  }

  /** The next address to read, while `running` others are being read; undefined if there is none, or the crawl is over. */
  next(running: number, exhausted: Exhausted): string | undefined {
    const isOver = this.#findStop(exhausted) !== undefined || this.#pages + running >= this.#mostPages;
    return isOver ? undefined : this.#frontier.next();
  }

  /** Takes the answer of an address. Returns whether it is kept: a failure is tried once more after everything else. */
  take(record: PageRecord): boolean {
    const kind = kindOf(record);
    this.#row = { kind, length: kind === this.#row.kind ? this.#row.length + 1 : 1 };
    if (kind === 'refused' && !this.#triedAgain.has(record.url)) {
      this.#triedAgain.add(record.url);
      this.#frontier.addAgain(record.url);
      return false;
    }
    this.#keep(record);
    return true;
  }

  /** Notes that an address was not read, because a limit was reached. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Why the crawl is over. */
  findEnd(exhausted: Exhausted): CrawlEnd {
    const { starts, rules } = this.#reading;
    if (starts.every(({ isClosed }) => isClosed) && this.#records.length === 0)
      return rules.robots !== null && hasRobotsFailed(rules.robots) ? 'rules-failed' : 'closed';
    const wasChallenged = this.#records.some(({ kind }) => kind === 'challenged');
    if (this.waiting === 0 && !this.#isCutOff && !wasChallenged && !this.#isTurnedAway)
      return this.#records.some(hasMoreLinks) ? 'links' : 'complete';
    return this.#findStop(exhausted) ?? (wasChallenged ? 'challenged' : 'complete');
  }

  /** Why nothing more may be read; undefined while something may. */
  #findStop(exhausted: Exhausted): CrawlEnd | undefined {
    const { kind } = this.#row;
    if (kind !== 'read' && this.#isTurnedAway) return kind;
    return this.#pages >= this.#mostPages ? 'pages' : exhausted;
  }

  get #isTurnedAway(): boolean {
    return this.#row.length >= mostInARow[this.#row.kind];
  }

  get #pages(): number {
    return this.#records.filter(({ kind }) => kind === 'page').length;
  }

  #keep(record: PageRecord): void {
    this.#records.push(record);
    if (record.kind === 'redirect' && record.target?.isOwn) this.#follow([record.target]);
    if (record.kind !== 'page') return;
    const { content, canonical, links, title } = record.page;
    // With an original on another website, this one is read all the same.
    const hasOriginal = canonical !== null && canonical !== record.url && isSameSite(canonical, record.url);
    const isCopy = this.#contents.has(content) || hasOriginal;
    this.#contents.add(content);
    // Links on a copy are not followed: the original has them too, or they never end.
    if (!isCopy) this.#frontier.notePage(record.url, title, this.#follow(links));
    else if (canonical?.startsWith(`${this.#reading.rules.origin}/`)) this.#frontier.addLinked(canonical);
  }

  /** Returns those that are new. */
  #follow(targets: readonly (Target & { isNofollow?: true })[]): string[] {
    return targets.flatMap(({ url, isClosed, isNofollow }) =>
      !isClosed && !isNofollow && this.#frontier.addLinked(url) ? [url] : [],
    );
  }
}

/** Failures that may be temporary count as refusals. */
function kindOf(record: PageRecord): AnswerKind {
  if (record.kind === 'challenged') return 'challenged';
  const isError = record.kind === 'error' && (record.status >= 500 || plainRefusals.has(record.status));
  return isError || record.kind === 'failed' ? 'refused' : 'read';
}

function hasMoreLinks(record: PageRecord): boolean {
  return record.kind === 'page' && record.page.hasMoreLinks === true;
}

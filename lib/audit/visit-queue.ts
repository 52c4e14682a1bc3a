import { AppError } from '@/lib/errors';

interface Limits {
  /** Visits at the same time. */
  atOnce: number;
  /** Visits that may wait. */
  waiting: number;
  /** Of those, for one website. */
  waitingPerHost: number;
  /** From the start of a visit to the start of the next one to the same website, milliseconds. */
  hostGapMs: number;
}

interface Waiting {
  host: string;
  start: () => void;
}

const retryAfterSeconds = 30;

/** Keeps our visits to strangers' websites few and far between, and our own server free for its visitors. */
export class VisitQueue {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<Waiting>();
  readonly #startedAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { atOnce: 4, waiting: 12, waitingPerHost: 2, hostGapMs: 10_000, ...limits };
  }

  /** Runs a visit in its turn. Throws `too_busy` at once when too many wait already. */
  async run<Result>(host: string, visit: () => Promise<Result>): Promise<Result> {
    const ofHost = this.#waiting.filter((other) => other.host === host).length;
    if (this.#waiting.length >= this.#limits.waiting || ofHost >= this.#limits.waitingPerHost) {
      throw new AppError('too_busy', { retryAfterSeconds });
    }
    const turn = Promise.withResolvers<void>();
    const entry = { host, start: turn.resolve };
    this.#waiting.push(entry);
    this.#startWhatMay();
    await turn.promise;
    try {
      return await visit();
    } finally {
      this.#running.delete(entry);
      this.#startWhatMay();
    }
  }

  #startWhatMay(): void {
    const now = performance.now();
    this.#forgetOld(now);
    while (this.#running.size < this.#limits.atOnce) {
      const index = this.#waiting.findIndex(({ host }) => this.#isFree(host));
      const [entry] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!entry) break;
      this.#running.add(entry);
      this.#startedAt.set(entry.host, now);
      entry.start();
    }
    this.#lookAgainLater(now);
  }

  #isFree(host: string): boolean {
    return !this.#startedAt.has(host) && [...this.#running].every((entry) => entry.host !== host);
  }

  #forgetOld(now: number): void {
    for (const [host, at] of this.#startedAt) {
      if (now - at >= this.#limits.hostGapMs) this.#startedAt.delete(host);
    }
  }

  /** A visit that ends looks again by itself; a gap that ends needs a clock. */
  #lookAgainLater(now: number): void {
    clearTimeout(this.#timer);
    const starts = this.#waiting.flatMap(({ host }) => this.#startedAt.get(host) ?? []);
    if (starts.length === 0) return;
    const inMs = Math.max(1, Math.ceil(Math.min(...starts) + this.#limits.hostGapMs - now));
    this.#timer = setTimeout(() => this.#startWhatMay(), inMs);
    this.#timer.unref();
  }
}

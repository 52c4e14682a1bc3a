import { AppError } from '@/lib/errors';

interface Limits {
  /** Visits at the same time. */
  atOnce: number;
  /** Visits that may wait. */
  waiting: number;
  /** Of those, for one website. */
  waitingPerHost: number;
  /** Visits that one client may have, running and waiting. */
  perClient: number;
  /** From the start of a visit to the start of the next one to the same website, milliseconds. */
  hostGapMs: number;
}

/** Host to visit and client who requested it; visits without a client count as those of different ones. */
interface Visit {
  host: string;
  client?: string;
}

interface Waiting extends Visit {
  start: () => void;
}

const retryAfterSeconds = 30;

/** Limits the rate of our visits to other people's websites, and their share of our own server. */
export class VisitQueue {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<Waiting>();
  readonly #startedAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { atOnce: 4, waiting: 12, waitingPerHost: 2, perClient: 2, hostGapMs: 10_000, ...limits };
  }

  /** Runs a visit when its turn comes. Throws `too_busy` at once when too many wait already, or too many of the same client. */
  async run<Result>({ host, client }: Visit, visit: () => Promise<Result>): Promise<Result> {
    if (this.#isFull(host, client)) throw new AppError('too_busy', { retryAfterSeconds });
    const turn = Promise.withResolvers<void>();
    const entry = { host, client, start: turn.resolve };
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

  #isFull(host: string, client: string | undefined): boolean {
    const { waiting, waitingPerHost, perClient } = this.#limits;
    const ofHost = this.#waiting.filter((other) => other.host === host).length;
    if (this.#waiting.length >= waiting || ofHost >= waitingPerHost) return true;
    if (client === undefined) return false;
    return (
      [...this.#waiting, ...this.#running].filter((other) => other.client === client).length >= perClient
    );
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

  /** The end of a visit triggers the next check; the end of a gap needs a timer. */
  #lookAgainLater(now: number): void {
    clearTimeout(this.#timer);
    const starts = this.#waiting.flatMap(({ host }) => this.#startedAt.get(host) ?? []);
    if (starts.length === 0) return;
    const inMs = Math.max(1, Math.ceil(Math.min(...starts) + this.#limits.hostGapMs - now));
    this.#timer = setTimeout(() => this.#startWhatMay(), inMs);
    this.#timer.unref();
  }
}

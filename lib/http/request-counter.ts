export interface RateWindow {
  requests: number;
  seconds: number;
}

interface Count {
  requests: number;
  /** On the clock of `now`, milliseconds. */
  endsAt: number;
}

interface Options extends RateWindow {
  /** Clients counted at the same time, at most. */
  maxClients: number;
  now?: () => number;
}

/**
 * Counts each client's requests in a window that begins with the first one, in memory and without timers. With too many
 * clients the oldest count below its limit is dropped; counts at their limit are dropped only if all are. So evading a
 * limit takes `maxClients` other clients at their limits within one window.
 */
export class RequestCounter {
  readonly #options: Options;
  readonly #now: () => number;
  /** In the order in which their windows began and, as all have the same length, will end. */
  readonly #belowLimit = new Map<string, Count>();
  readonly #atLimit = new Map<string, Count>();

  constructor(options: Options) {
    this.#options = options;
    // A monotonic clock, because the time of day may be changed.
    this.#now = options.now ?? performance.now.bind(performance);
  }

  get size(): number {
    return this.#belowLimit.size + this.#atLimit.size;
  }

  /** Milliseconds until the client may send again; 0 if it may now. */
  msToWait(client: string): number {
    const count = this.#atLimit.get(client);
    return count ? Math.max(0, count.endsAt - this.#now()) : 0;
  }

  add(client: string): void {
    const now = this.#now();
    const known = this.#belowLimit.get(client) ?? this.#atLimit.get(client);
    const count = known && known.endsAt > now ? known : this.#begin(client, now);
    count.requests += 1;
    if (count.requests < this.#options.requests) return;
    this.#belowLimit.delete(client);
    this.#atLimit.set(client, count);
  }

  #begin(client: string, now: number): Count {
    this.#belowLimit.delete(client);
    this.#atLimit.delete(client);
    this.#makeRoom(now);
    const count = { requests: 0, endsAt: now + this.#options.seconds * 1000 };
    this.#belowLimit.set(client, count);
    return count;
  }

  #makeRoom(now: number): void {
    for (const counts of [this.#belowLimit, this.#atLimit]) {
      for (const [client, { endsAt }] of counts) {
        if (endsAt > now) break;
        counts.delete(client);
      }
    }
    if (this.size < this.#options.maxClients) return;
    const oldest = this.#belowLimit.size > 0 ? this.#belowLimit : this.#atLimit;
    for (const client of oldest.keys()) {
      oldest.delete(client);
      return;
    }
  }
}

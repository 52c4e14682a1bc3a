interface Options {
  /** A website whose answers took longer than this in one visit is slow, milliseconds. */
  slowMs?: number;
  rememberForMs?: number;
  /** Websites that are remembered; the oldest is forgotten first. */
  most?: number;
  now?: () => number;
}

/** Remembers the websites that kept us waiting, so that their next visits get less time and fewer places. */
export class SlowHosts {
  readonly #options: Required<Options>;
  /** Host to the time until which it counts as slow, in the order in which these end. */
  readonly #until = new Map<string, number>();

  constructor(options: Options = {}) {
    this.#options = {
      slowMs: 12_000,
      rememberForMs: 30 * 60_000,
      most: 1000,
      // A monotonic clock: the time of day may be changed.
      now: () => performance.now(),
      ...options,
    };
  }

  isSlow(host: string): boolean {
    const until = this.#until.get(host);
    return until !== undefined && until > this.#options.now();
  }

  /** Notes how long requests to the website were under way in one visit; a quick visit makes up for a slow one. */
  note(host: string, waitedMs: number): void {
    const { slowMs, rememberForMs, most, now } = this.#options;
    this.#until.delete(host);
    if (waitedMs < slowMs) return;
    this.#until.set(host, now() + rememberForMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > most && oldest !== undefined) this.#until.delete(oldest);
  }
}

/** What one visit to a website may cost it and us, all requests together. */
export class OutboundBudget {
  readonly signal: AbortSignal;
  readonly #concurrency: number;
  #left: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ totalMs = 25_000, requests = 40, concurrency = 6 } = {}) {
    this.signal = AbortSignal.timeout(totalMs);
    this.#left = requests;
    this.#concurrency = concurrency;
  }

  /** Runs one request in its turn; null, without running it, when the budget is spent. */
  async take<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    if (this.#left <= 0 || this.signal.aborted) return null;
    this.#left -= 1;
    if (this.#running < this.#concurrency) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return this.signal.aborted ? null : await request(this.signal);
    } finally {
      // The place is handed on, not freed: a newcomer could take it as well.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Limits requests, concurrency and time of one visit to a website. */
export class OutboundBudget {
  readonly signal: AbortSignal;
  readonly #clock: StoppableClock;
  readonly #concurrency: number;
  #left: number;
  #running = 0;
  #begunAt = 0;
  #waitedMs = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({
    totalMs = 25_000,
    requests = 40,
    concurrency = 6,
    clock = new StoppableClock(totalMs),
  } = {}) {
    this.signal = clock.signal;
    this.#clock = clock;
    this.#left = requests;
    this.#concurrency = concurrency;
  }

  /** Milliseconds in which at least one request was running. */
  get waitedMs(): number {
    return this.#waitedMs + (this.#running > 0 ? performance.now() - this.#begunAt : 0);
  }

  /** Waits for work of our own machine; its time doesn't count as the website's. */
  async stopClock<Result>(work: Promise<Result>): Promise<Result> {
    this.#clock.stop();
    try {
      return await work;
    } finally {
      this.#clock.start();
    }
  }

  /** A separate budget for requests to other websites, with the same deadline. */
  forOthers({ requests = 20, concurrency = 4 } = {}): OutboundBudget {
    return new OutboundBudget({ requests, concurrency, clock: this.#clock });
  }

  /**
   * Runs one request when a slot is free; null, without running it, when the budget is exhausted. Also null when the
   * request called `another` to follow a redirect and none was left; it may throw then.
   */
  async take<Answer>(
    request: (signal: AbortSignal, another: () => boolean) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (!this.#spend()) return null;
    let isSpent = false;
    const another = () => {
      isSpent = !this.#spend();
      return !isSpent;
    };
    try {
      return await this.#inTurn((signal) => request(signal, another));
    } catch (error) {
      if (isSpent) return null;
      throw error;
    }
  }

  #spend(): boolean {
    if (this.#left <= 0 || this.signal.aborted) return false;
    this.#left -= 1;
    return true;
  }

  async #inTurn<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    if (this.#running < this.#concurrency) this.#begin();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return this.signal.aborted ? null : await request(this.signal);
    } finally {
      // The slot passes directly to the next waiting request: if it were freed, a new request could also take it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#end();
    }
  }

  #begin(): void {
    if (this.#running === 0) this.#begunAt = performance.now();
    this.#running += 1;
  }

  #end(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#waitedMs += performance.now() - this.#begunAt;
  }
}

/** Aborts its signal after the given time, without the time in which it was stopped. Keeps no process alive. */
class StoppableClock {
  readonly #controller = new AbortController();
  #leftMs: number;
  #startedAt = 0;
  #stops = 1;
  #timer: NodeJS.Timeout | undefined;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
    this.start();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Runs again when it was started as often as it was stopped. */
  start(): void {
    this.#stops -= 1;
    if (this.#stops > 0) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(() => this.#controller.abort(timeUp()), this.#leftMs).unref();
  }

  stop(): void {
    this.#stops += 1;
    if (this.#stops > 1) return;
    clearTimeout(this.#timer);
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#startedAt));
  }
}

/** As that of `AbortSignal.timeout`. */
function timeUp(): DOMException {
  return new DOMException('The operation was aborted due to timeout', 'TimeoutError');
}

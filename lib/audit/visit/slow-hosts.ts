import { minuteMs } from '@/lib/durations';

interface Options {
  /** A website whose requests took longer than this in one visit is slow, milliseconds. */
  slowMs?: number;
  rememberForMs?: number;
  /** Most websites remembered; the oldest is forgotten first. */
  most?: number;
  now?: () => number;
}

/** Remembers slow websites, so that their next visits get less time and fewer places. */
export class SlowHosts {
  readonly #options: Required<Options>;
  /** Time until which each host counts as slow, in the order in which these times end. */
  readonly #until = new Map<string, number>();

  constructor(options: Options = {}) {
    this.#options = {
      slowMs: 12_000,
      rememberForMs: 30 * minuteMs,
      most: 1000,
      // A monotonic clock, because the time of day may be changed.
      now: () => performance.now(),
      ...options,
    };
  }

  isSlow(host: string): boolean {
    const until = this.#until.get(host);
    return until !== undefined && until > this.#options.now();
  }

  /** Records how long requests to the website took in one visit; a quick visit clears an earlier slow one. */
  note(host: string, waitedMs: number): void {
    const { slowMs, rememberForMs, most, now } = this.#options;
    this.#until.delete(host);
    if (waitedMs < slowMs) return;
    this.#until.set(host, now() + rememberForMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > most && oldest !== undefined) this.#until.delete(oldest);
  }
}

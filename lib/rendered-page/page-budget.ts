import 'server-only';
import type { FetchFailure } from '@/lib/errors';

export interface PageLimits {
  totalMs: number;
  /** Of that, the page's own time to load; what has not come then is missing, as to an impatient visitor. */
  loadMs: number;
  /** Both ways, as they pass the proxy: TLS included. */
  maxBytes: number;
  maxConnections: number;
}

/** The largest pages of the web's upper hundredth have about 10 MB; a page gets what it loaded up to here. */
export const pageLimits: PageLimits = {
  totalMs: 15_000,
  loadMs: 8000,
  maxBytes: 20 * 1024 * 1024,
  maxConnections: 300,
};

/** What one page may take of the network, and what was refused to it. */
export class PageBudget {
  /** Ends all of its connections. */
  readonly signal: AbortSignal;
  readonly refused: { host: string; code: FetchFailure }[] = [];
  #bytes: number;
  #connections: number;

  constructor({ totalMs, maxBytes, maxConnections }: Omit<PageLimits, 'loadMs'>, signal?: AbortSignal) {
    this.signal = AbortSignal.any([AbortSignal.timeout(totalMs), ...(signal ? [signal] : [])]);
    this.#bytes = maxBytes;
    this.#connections = maxConnections;
  }

  /** False when the page may open no other connection. */
  connect(): boolean {
    if (this.signal.aborted || this.#bytes <= 0 || this.#connections <= 0) return false;
    this.#connections -= 1;
    return true;
  }

  /** False when no more may be transferred. */
  transfer(bytes: number): boolean {
    this.#bytes -= bytes;
    return this.#bytes >= 0;
  }
}

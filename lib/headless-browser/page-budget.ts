import 'server-only';
import type { FetchFailure } from '@/lib/errors';
import type { AllowedTarget } from '@/lib/net/outbound/allow-list';

export interface PageLimits {
  totalMs: number;
  /** The part of it for loading; what hasn't arrived by then is missing, as for an impatient visitor. */
  loadMs: number;
  /** Bytes through the proxy in both directions, including TLS. */
  maxBytes: number;
  maxConnections: number;
  /** The only place that it may connect to; every public one without it. */
  only?: AllowedTarget;
}

/** The largest one per cent of the web's pages have about 10 MB; larger pages are loaded up to the limit. */
export const pageLimits: PageLimits = {
  totalMs: 15_000,
  loadMs: 8000,
  maxBytes: 20 * 1024 * 1024,
  maxConnections: 300,
};

/** Limits the network use of one page and records refused requests. */
export class PageBudget {
  /** Ends all of the page's connections when aborted. */
  readonly signal: AbortSignal;
  readonly refused: { host: string; code: FetchFailure }[] = [];
  readonly only: AllowedTarget | undefined;
  #bytes: number;
  #connections: number;

  constructor({ totalMs, maxBytes, maxConnections, only }: Omit<PageLimits, 'loadMs'>, signal?: AbortSignal) {
    this.only = only;
    this.signal = AbortSignal.any([AbortSignal.timeout(totalMs), ...(signal ? [signal] : [])]);
    this.#bytes = maxBytes;
    this.#connections = maxConnections;
  }

  /** Counts a connection; false when the page may open no more. */
  connect(): boolean {
    if (this.signal.aborted || this.#bytes <= 0 || this.#connections <= 0) return false;
    this.#connections -= 1;
    return true;
  }

  /** Counts bytes; false when no more may be transferred. */
  transfer(bytes: number): boolean {
    this.#bytes -= bytes;
    return this.#bytes >= 0;
  }
}

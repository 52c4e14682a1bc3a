import 'server-only';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import type { SafeFetchOptions } from '@/lib/net/safe-fetch';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { type Ask, asker, type ProbeResponse } from '@/lib/web-page/probe';
import type { PageProbe } from '@/lib/web-page/site-facts';
import { siteLimits } from '../limits';
import type { PageRecord } from './page-record';

interface Limits {
  requests: number;
  bytes: number;
  totalMs: number;
}

interface Options {
  known: readonly PageRecord[];
  spentMs?: number;
  network?: NetworkOptions;
  pause: (ms: number) => Promise<unknown>;
}

/** Delay after a 429 answer without a usable Retry-After. */
const SLOWER_MS = 5000;
const SLOWEST_MS = 30_000;

/** Makes all requests of one crawl within a budget of requests, bytes and time, at the pace that the website asks for. */
export class CrawlRequests {
  readonly #limits: Limits;
  readonly #pause: Options['pause'];
  readonly #ask: Ask;
  readonly #endsAt: number;
  #bytes: number;
  #isSpent = false;
  #lastAt: number | undefined;
  /** From the start of one request to the start of the next; 0: two at a time, without delay. */
  delayMs = 0;
  count: number;
  /** Answers of other websites that pages name as their originals, by origin. */
  readonly originals = new Map<string, Promise<PageProbe | null>>();

  constructor(limits: Limits, { known, spentMs = 0, network = {}, pause }: Options) {
    this.#limits = limits;
    this.#pause = pause;
    this.count = known.length;
    this.#bytes = known.reduce((sum, { bytes }) => sum + bytes, 0);
    const totalMs = Math.max(1, limits.totalMs - spentMs);
    this.#endsAt = performance.now() + totalMs;
    const left = Math.max(0, limits.requests - known.length);
    this.#ask = asker(
      new OutboundBudget({ totalMs, requests: left, concurrency: siteLimits.atOnce }),
      network,
    );
  }

  get atOnce(): number {
    return this.delayMs > 0 ? 1 : siteLimits.atOnce;
  }

  /** The exhausted part of the budget; undefined if none is. */
  get exhausted(): 'requests' | 'bytes' | 'time' | undefined {
    if (this.#bytes >= this.#limits.bytes) return 'bytes';
    if (this.count >= this.#limits.requests) return 'requests';
    // A wait that would end after the deadline is not begun.
    if (performance.now() + this.#waitMs() >= this.#endsAt) return 'time';
    return this.#isSpent ? 'requests' : undefined;
  }

  /** Null when the budget is exhausted. */
  async ask(url: string, options: SafeFetchOptions): Promise<ProbeResponse | null> {
    if (this.exhausted) return null;
    const waitMs = this.#waitMs();
    if (waitMs > 0) await this.#pause(waitMs);
    this.#lastAt = performance.now();
    this.count += 1;
    const asked = await this.#ask(url, options);
    if (!asked) this.#isSpent = true;
    this.#bytes += asked?.bytes.wire ?? 0;
    this.#slowDown(asked);
    return asked;
  }

  #waitMs(): number {
    return this.#lastAt === undefined ? 0 : Math.max(0, this.#lastAt + this.delayMs - performance.now());
  }

  #slowDown(asked: ProbeResponse | null): void {
    if (asked?.outcome.kind !== 'answered' || asked.outcome.status !== 429) return;
    const retryAfter = asked.outcome.headers.find(([name]) => name === 'retry-after')?.[1] ?? '';
    const wantedMs = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : SLOWER_MS;
    this.delayMs = Math.max(this.delayMs, Math.min(wantedMs, SLOWEST_MS));
  }
}

import 'server-only';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { minuteMs } from '@/lib/durations';
import { resolveBySystem } from '@/lib/net/outbound/resolve-host';
import { unlessAborted } from '@/lib/net/outbound/unless-aborted';
import { emulatedPhone } from './emulated-phone';
import { type GuardOptions, type GuardProxy, startGuardProxy } from './guard-proxy';
import { measureMemory } from './memory';
import { type BrowserSource, listProcesses, type OpenBrowser, openBrowser } from './open-browser';
import type { PageBudget } from './page-budget';

export interface BrowserLimits {
  /** Pages after which a browser is restarted. */
  maxPages: number;
  idleMs: number;
  /** Memory of all its processes together. */
  maxMemoryBytes: number;
}

export const browserLimits: BrowserLimits = {
  maxPages: 25,
  idleMs: minuteMs,
  maxMemoryBytes: 900 * 1024 * 1024,
};

const WATCH_MS = 500;
const CLOSE_MS = 2000;

/** Thrown when a page was ended because its browser used too much memory. */
class MemoryError extends Error {}

/**
 * A browser with its own proxy, for one page at a time, so that the proxy knows which page a connection belongs to.
 * Starts on demand and ends when it is idle, old, too large or broken.
 */
export class GuardedBrowser {
  readonly #source: BrowserSource;
  readonly #guard: GuardOptions;
  readonly #limits: BrowserLimits;
  #proxy: GuardProxy | null = null;
  #open: OpenBrowser | null = null;
  #pages = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(source: BrowserSource, guard: GuardOptions, limits: BrowserLimits) {
    this.#source = source;
    this.#guard = guard;
    this.#limits = limits;
  }

  /**
   * Calls `use` with a fresh profile whose connections count against the budget; its time begins when the browser has
   * started. Throws what `use` throws, MemoryError, and the reason of the budget's signal.
   */
  async visit<Result>(
    startBudget: () => PageBudget,
    use: (context: BrowserContext, version: string) => Promise<Result>,
    profile: (version: string) => BrowserContextOptions = emulatedPhone,
  ): Promise<Result> {
    clearTimeout(this.#idle);
    const { browser } = await this.#start();
    const budget = startBudget();
    this.#proxy?.open(budget);
    this.#pages += 1;
    const watch = this.#watchMemory();
    try {
      const context = await browser.newContext(profile(browser.version()));
      const work = Promise.race([use(context, browser.version()), watch.exceeded]);
      const result = await unlessAborted(work, budget.signal);
      this.#proxy?.shut();
      await within(CLOSE_MS, context.close());
      return result;
    } catch (error) {
      // The page's work may still be running, so the browser is ended.
      await this.end();
      throw error;
    } finally {
      watch.stop();
      this.#proxy?.shut();
      if (this.#pages >= this.#limits.maxPages) await this.end();
      else this.#idle = setTimeout(() => void this.end(), this.#limits.idleMs).unref();
    }
  }

  /** Memory of all its processes in bytes; null if unknown. */
  async measureMemory(): Promise<number | null> {
    if (!this.#open || this.#open.pid === null) return null;
    const processes = await listProcesses(this.#open.browser);
    return measureMemory(processes.map(({ id }) => id));
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const [open, proxy] = [this.#open, this.#proxy];
    this.#open = null;
    this.#proxy = null;
    this.#pages = 0;
    await proxy?.close();
    if (!open) return;
    const isClosed = await within(CLOSE_MS, open.browser.close());
    if (!isClosed && open.pid !== null) kill(open.pid);
  }

  async #start(): Promise<OpenBrowser> {
    if (this.#open?.browser.isConnected()) return this.#open;
    await this.end();
    const peers = this.#source.kind === 'remote' ? await findPeers(this.#source.address) : undefined;
    const proxy = await startGuardProxy({ ...this.#guard, peers });
    try {
      this.#open = await openBrowser(this.#source, proxy.port);
      this.#proxy = proxy;
      return this.#open;
    } catch (error) {
      await proxy.close();
      throw error;
    }
  }

  #watchMemory(): { exceeded: Promise<never>; stop: () => void } {
    let timer: NodeJS.Timeout | undefined;
    const exceeded = new Promise<never>((_, reject) => {
      const measure = async () => {
        const size = await this.measureMemory().catch(() => null);
        if (size !== null && size > this.#limits.maxMemoryBytes) reject(new MemoryError());
        else timer?.refresh();
      };
      timer = setTimeout(() => void measure(), WATCH_MS).unref();
    });
    exceeded.catch(() => undefined);
    return {
      exceeded,
      stop: () => {
        clearTimeout(timer);
        timer = undefined;
      },
    };
  }
}

/** The addresses from which a remote browser may use the proxy. */
async function findPeers(address: string): Promise<Set<string>> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return new Set((await resolveBySystem(host)).map((resolved) => resolved.address));
}

/** Whether the work finished in time; a failure counts as finished. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ms);
  const done = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

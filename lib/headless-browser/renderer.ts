import 'server-only';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import { createPool } from './create-pool';
import type { GuardOptions } from './guard-proxy';
import { type BrowserLimits, browserLimits, GuardedBrowser } from './guarded-browser';
import { measurePage, RefusedError } from './measure-page';
import type { BrowserSource } from './open-browser';
import { PageBudget, type PageLimits, pageLimits } from './page-budget';
import { printPdf } from './print-pdf';
import type { RenderFailure, Rendering, RenderOptions, RenderPage } from './rendered-page';

export interface Renderer {
  render: RenderPage;
  /**
   * A page of this site's own as PDF, one at a time and before websites. Null if ten wait already, if its turn doesn't come within
   * half a minute, and after a failure.
   */
  print: (url: URL) => Promise<Uint8Array | null>;
  /** Memory of all browsers in bytes; null if unknown. */
  measureMemory: () => Promise<number | null>;
  /** Ends the browsers. */
  stop: () => Promise<void>;
}

export interface RendererOptions extends Omit<GuardOptions, 'peers'> {
  page?: Partial<PageLimits>;
  browser?: Partial<BrowserLimits>;
  atOnce?: number;
  /** Most waiting pages. */
  maxWaiting?: number;
}

/** Most waiting PDFs, and the longest wait for the turn: somebody looks at an empty tab meanwhile. */
const mostPrints = 10;
const printWaitMs = 30_000;
/** Our own page is as slow as our machine is busy; a PDF after its turn still comes within a minute of the request. */
const printing = { totalMs: 30_000, loadMs: 25_000 };

/** Creates a renderer: by default two pages at once, eight more wait, further ones are refused as `busy`. */
export function createRenderer(source: BrowserSource, options: RendererOptions = {}): Renderer {
  const { page, browser, atOnce = 2, maxWaiting = 8, resolve, allowed = env.OUTBOUND_ALLOW } = options;
  const limits = { ...pageLimits, ...page };
  const guard = { resolve, allowed };
  const browsers = Array.from(
    { length: atOnce },
    () => new GuardedBrowser(source, guard, { ...browserLimits, ...browser }),
  );
  const withBrowser = createPool(browsers);
  // One at a time, so that a browser is left for websites.
  const atPrinter = createPool(['printer']);

  const render: RenderPage = async (address, asked = {}) => {
    let url: string;
    try {
      url = vetUrl(address, allowed).href;
    } catch {
      return notRendered('blocked');
    }
    const work = (browser: GuardedBrowser) => renderIn(browser, url, limits, asked);
    return (await withBrowser(work, { most: maxWaiting })) ?? notRendered('busy');
  };

  const print: Renderer['print'] = async (url) => {
    const signal = AbortSignal.timeout(printWaitMs);
    const work = (browser: GuardedBrowser) => printPdf(browser, url, { ...limits, ...printing });
    const wait = { most: mostPrints, isFirst: true, signal };
    try {
      return await atPrinter(() => withBrowser(work, wait), wait);
    } catch (error) {
      log.warn('rendered page: not printed:', error);
      return null;
    }
  };

  return {
    render,
    print,
    measureMemory: async () => {
      const sizes = await Promise.all(browsers.map((each) => each.measureMemory()));
      const known = sizes.filter((size) => size !== null);
      return known.length > 0 ? known.reduce((sum, size) => sum + size, 0) : null;
    },
    stop: async () => void (await Promise.all(browsers.map((each) => each.end()))),
  };
}

async function renderIn(
  browser: GuardedBrowser,
  url: string,
  limits: PageLimits,
  { signal, guide }: RenderOptions,
): Promise<Rendering> {
  if (signal?.aborted) return notRendered('timeout');
  let budget: PageBudget | undefined;
  const startBudget = () => {
    budget = new PageBudget(limits, signal);
    return budget;
  };
  try {
    const { loadMs, totalMs } = limits;
    const page = await browser.visit(startBudget, (context, version) =>
      measurePage(context, { url, version, loadMs, guide, endsAt: performance.now() + totalMs }),
    );
    return { outcome: 'rendered', page };
  } catch (error) {
    const reason = budget ? explain(error, budget) : 'failed';
    // Errors of the website itself are not logged.
    if (reason === 'failed' && !(error instanceof RefusedError)) log.warn('rendered page: failed:', error);
    return notRendered(reason);
  }
}

function explain(error: unknown, { signal, refused }: PageBudget): RenderFailure {
  if (signal.aborted) return 'timeout';
  if (error instanceof RefusedError) return error.isRobotsOnly ? 'blocked' : 'failed';
  if (!(error instanceof Error)) return 'failed';
  // Chromium's errors for a refused tunnel, and for a refusal without a body.
  const isUnanswered = /ERR_TUNNEL_CONNECTION_FAILED|ERR_HTTP_RESPONSE_CODE_FAILURE/.test(error.message);
  if (isUnanswered && refused.some(({ code }) => code === 'url_not_allowed')) return 'blocked';
  return error.name === 'TimeoutError' ? 'timeout' : 'failed';
}

function notRendered(reason: RenderFailure): Rendering {
  return { outcome: 'not_rendered', reason };
}

import 'server-only';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { FetchError } from '@/lib/net/fetch-error';
import type { HtmlFacts } from './page';
import type { Sitemap } from './parse-sitemap';

const THREADS = 2;
const PARSE_MS = 3000;
/** A thread that was ended has to be replaced, which takes a busy machine a while and is not the next page's fault. */
const START_MS = 8000;
const IDLE_MS = 30_000;
const HEAP_MB = 192;

interface Threads {
  pool: Piscina;
  running: number;
  waiting: (() => void)[];
}

declare global {
  // Next may bundle this file for each route; all of them share the threads.
  var parserThreads: Threads | undefined;
}

/**
 * The facts of a stranger's page, found in a thread of its own, so that no page can hold up the site's visitors. Throws
 * FetchError `timeout` when a page takes too long or too much memory to parse, which ends its thread, or when the signal
 * comes before its turn.
 */
export async function parseInWorker(
  bytes: Uint8Array,
  contentType: string,
  signal?: AbortSignal,
): Promise<HtmlFacts> {
  return run('page', { bytes, contentType }, signal);
}

/** The same for a sitemap; see parseSitemap. */
export async function parseSitemapInWorker(
  bytes: Uint8Array,
  asked: { addresses: readonly string[]; isCut: boolean },
  signal?: AbortSignal,
): Promise<Sitemap | null> {
  return run('sitemap', { bytes, ...asked }, signal);
}

/** The time starts with a page's own turn: it must not pay for a hostile one that was there before. */
async function run(name: 'page' | 'sitemap', task: object, signal?: AbortSignal) {
  globalThis.parserThreads ??= { pool: startPool(), running: 0, waiting: [] };
  const threads = globalThis.parserThreads;
  if (threads.running >= THREADS) await turn(threads, signal);
  else threads.running += 1;
  const limit = new AbortController();
  const { port1: started, port2: start } = new MessageChannel();
  let timer = setTimeout(() => limit.abort(), START_MS);
  started.once('message', () => {
    clearTimeout(timer);
    timer = setTimeout(() => limit.abort(), PARSE_MS);
  });
  try {
    const options = { name, signal: limit.signal, transferList: [start] };
    return await threads.pool.run({ ...task, start }, options);
  } catch (cause) {
    throw new FetchError('timeout', { cause });
  } finally {
    clearTimeout(timer);
    started.close();
    const next = threads.waiting.shift();
    if (next) next();
    else threads.running -= 1;
  }
}

/** Settles when a place was handed over. */
async function turn({ waiting }: Threads, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(new FetchError('timeout'));
    };
    const take = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    if (signal?.aborted) return reject(new FetchError('timeout'));
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.push(take);
  });
}

function startPool(): Piscina {
  return new Piscina({
    // Plain Node runs it, so the path is one on disk, not one of the bundle.
    filename: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/web-page/parse-worker.ts'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The site's own flags (a loader, a condition) are none of the thread's business.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

/** Ends the threads; for tests and scripts, which are over when nothing runs any more. */
export async function closeParser(): Promise<void> {
  const threads = globalThis.parserThreads;
  globalThis.parserThreads = undefined;
  await threads?.pool.destroy();
}

import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import type { HtmlFacts } from './page';
import type { Sitemap } from './parse-sitemap';
import { ParserProcess } from './parser-process';

const PARSE_MS = 3000;
/** A process that was ended has to be replaced, which takes a busy machine a while and is not the next page's fault. */
const START_MS = 8000;
/** What it takes of memory goes back to the system when nobody has needed it for a while. */
const IDLE_MS = 15_000;

interface Parser {
  process: ParserProcess | undefined;
  isBusy: boolean;
  waiting: (() => void)[];
  idleTimer: NodeJS.Timeout | undefined;
}

declare global {
  // Next may bundle this file for each route; all of them share the process.
  var siteParser: Parser | undefined;
}

/**
 * The facts of a stranger's page, found in a process of its own, so that no page can hold up the site's visitors or take
 * its memory. Throws FetchError `timeout` when a page takes too long or too much memory to parse, which ends the process,
 * or when the signal comes before its turn.
 */
export async function parseInWorker(
  bytes: Uint8Array,
  contentType: string,
  signal?: AbortSignal,
): Promise<HtmlFacts> {
  return run({ kind: 'page', bytes, contentType }, signal);
}

/** The same for a sitemap; see parseSitemap. */
export async function parseSitemapInWorker(
  bytes: Uint8Array,
  asked: { addresses: readonly string[]; isCut: boolean },
  signal?: AbortSignal,
): Promise<Sitemap | null> {
  return run({ kind: 'sitemap', bytes, asked }, signal);
}

/** One after the other: a page takes some milliseconds. Its time starts with its own turn, and with a process that has started. */
async function run<Result>(task: object, signal?: AbortSignal): Promise<Result> {
  globalThis.siteParser ??= { process: undefined, isBusy: false, waiting: [], idleTimer: undefined };
  const parser = globalThis.siteParser;
  if (parser.isBusy) await turn(parser, signal);
  else parser.isBusy = true;
  clearTimeout(parser.idleTimer);
  try {
    if (!parser.process?.isAlive) parser.process = new ParserProcess();
    await parser.process.ready(AbortSignal.timeout(START_MS));
    return await parser.process.run(task, AbortSignal.timeout(PARSE_MS));
  } catch (cause) {
    parser.process?.stop();
    parser.process = undefined;
    throw new FetchError('timeout', { cause });
  } finally {
    const next = parser.waiting.shift();
    if (next) next();
    else rest(parser);
  }
}

/** Settles when the place was handed over. */
async function turn({ waiting }: Parser, signal?: AbortSignal): Promise<void> {
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

function rest(parser: Parser): void {
  parser.isBusy = false;
  parser.idleTimer = setTimeout(() => {
    parser.process?.stop();
    parser.process = undefined;
  }, IDLE_MS);
  parser.idleTimer.unref();
}

/** Ends the process; for tests and scripts. */
export function closeParser(): void {
  clearTimeout(globalThis.siteParser?.idleTimer);
  globalThis.siteParser?.process?.stop();
  globalThis.siteParser = undefined;
}

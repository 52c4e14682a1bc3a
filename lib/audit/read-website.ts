import 'server-only';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors';
import { AnswerCache } from '@/lib/net/answer-cache';
import { FetchError } from '@/lib/net/fetch-error';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import type { WebPage } from '@/lib/web-page/page';
import type { SiteFacts } from '@/lib/web-page/site-facts';
import { visitSite } from '@/lib/web-page/visit-site';
import { VisitQueue } from './visit-queue';

export type ReadingStage = 'fetching' | 'reading';

export interface Reading {
  page: WebPage;
  site: SiteFacts;
  /** When the page was asked for. */
  fetchedAt: Date;
}

interface Options {
  /** Asks the website although an answer is remembered. */
  isFresh?: boolean;
  onStage?: (stage: ReadingStage) => void;
}

const rememberForMs = 10 * 60_000;
/** A page with its facts takes up to a few megabytes … */
const remembered = 40;
/** … and one that takes more is read again each time: forty of those would be all the memory there is. */
const mostCharacters = 2_000_000;

/** Who wants to know how a visit that is on its way goes on. */
interface Progress {
  stage: ReadingStage | undefined;
  listeners: Set<(stage: ReadingStage) => void>;
}

interface Desk {
  queue: VisitQueue;
  readings: AnswerCache<Reading>;
  progress: Map<string, Progress>;
}

declare global {
  // Two routes share it, and Next may bundle this file for each of them.
  var auditDesk: Desk | undefined;
}

/**
 * The page at an address that a visitor gave, with what its site told about it; from memory for ten minutes. Who asks
 * for the same page at the same time shares one visit. Throws AppError: a FetchFailure's code, or `too_busy`.
 */
export async function readWebsite(
  address: string,
  { isFresh = false, onStage }: Options = {},
): Promise<Reading> {
  try {
    const url = vetUrl(address, env.OUTBOUND_ALLOW);
    return await visit(url, isFresh, onStage ?? (() => undefined));
  } catch (error) {
    throw error instanceof FetchError ? new AppError(error.code, { cause: error }) : error;
  }
}

async function visit(url: URL, isFresh: boolean, listener: (stage: ReadingStage) => void): Promise<Reading> {
  const { queue, readings, progress } = desk();
  const { href } = url;
  if (isFresh) readings.forget(href);
  const onItsWay = progress.get(href);
  if (onItsWay) {
    onItsWay.listeners.add(listener);
    if (onItsWay.stage) listener(onItsWay.stage);
  }
  const reading = await readings.get(href, async () => {
    const own: Progress = { stage: undefined, listeners: new Set([listener]) };
    progress.set(href, own);
    try {
      return await queue.run(url.hostname, async () => {
        const fetchedAt = new Date();
        const onStage = (stage: ReadingStage) => tell(own, stage);
        return { ...(await visitSite(href, { onStage })), fetchedAt };
      });
    } finally {
      progress.delete(href);
    }
  });
  if (charactersOf(reading.page) > mostCharacters) readings.forget(href);
  return reading;
}

/** What a page's elements take; the text of nested ones is kept with each of them. */
function charactersOf({ html }: WebPage): number {
  let sum = 0;
  for (const { text, altText, snippet, selector, attributes } of Object.values(html?.elements ?? {}).flat()) {
    sum += text.length + altText.length + snippet.length + selector.length;
    for (const name in attributes) sum += attributes[name]?.length ?? 0;
  }
  return sum;
}

function tell(progress: Progress, stage: ReadingStage): void {
  progress.stage = stage;
  for (const listener of progress.listeners) listener(stage);
}

function desk(): Desk {
  globalThis.auditDesk ??= {
    queue: new VisitQueue(
      env.RATE_LIMITS === 'off'
        ? { hostGapMs: 0, waiting: Number.POSITIVE_INFINITY, waitingPerHost: Number.POSITIVE_INFINITY }
        : {},
    ),
    readings: new AnswerCache<Reading>({
      maxEntries: remembered,
      freshMs: () => rememberForMs,
      staleMs: 0,
      failureMs: 0,
    }),
    progress: new Map(),
  };
  return globalThis.auditDesk;
}

import 'server-only';
import { env } from '@/lib/config/env';
import { minuteMs } from '@/lib/durations';
import type { FetchFailure } from '@/lib/errors';
import { AppError } from '@/lib/errors';
import { clientNeighbours, clientNetwork } from '@/lib/http/client-ip';
import { AnswerCache } from '@/lib/net/answer-cache';
import { FetchError } from '@/lib/net/fetch-error';
import { namesScheme, vetUrl } from '@/lib/net/outbound/vet-url';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import type { PackedPage } from '@/lib/web-page/page';
import type { SiteFacts } from '@/lib/web-page/site-facts';
import { visitSite } from '@/lib/web-page/visit-site';
import { createVisitQueue } from './create-visit-queue';
import { patienceMs } from './patience';
import { toRegistrableDomain } from './registrable-domain';
import { SlowHosts } from './slow-hosts';

export type ReadingStage = 'fetching' | 'reading';

export interface Reading {
  page: PackedPage;
  site: SiteFacts;
  /** When the page was requested. */
  fetchedAt: Date;
  /** The entered address had no scheme, https:// was tried first, and only http:// answered. */
  httpsFailed?: true;
}

interface Options {
  /** True: bypasses the cache. */
  isFresh?: boolean;
  onStage?: (stage: ReadingStage) => void;
  /** IP address of the visitor: it and its network are limited to a share of the queue's places. */
  clientIp?: string;
  /** When the requests end even if they began late, on the clock of `performance.now`. */
  endsAt?: number;
}

interface Place extends Pick<Options, 'clientIp' | 'endsAt'> {
  /** The previous visit could not connect. */
  isSecondTry?: boolean;
}

const rememberForMs = 10 * minuteMs;
const remembered = 40;
/** Most bytes of all cached pages together; an ordinary page takes some hundred thousand. */
const mostBytes = 16 * 1024 * 1024;
/** Time for all requests of a visit, and of a visit to a slow website. */
const visitMs = 25_000;
const slowVisitMs = 12_000;

/** The stage of a running visit, and its listeners. */
interface Progress {
  stage: ReadingStage | undefined;
  listeners: Set<(stage: ReadingStage) => void>;
}

declare global {
  // Global, because two routes share it and Next may bundle this file for each of them.
  var auditState: ReturnType<typeof createAuditState> | undefined;
}

/**
 * Reads the page at an address entered by a visitor, with the facts about its site; cached for ten minutes. Concurrent
 * calls for the same page share one visit. An address without a scheme is tried with https, then with http. Throws
 * AppError: a FetchFailure's code, or `too_busy`.
 */
export async function readWebsite(address: string, options: Options = {}): Promise<Reading> {
  try {
    const url = vetUrl(address, env.OUTBOUND_ALLOW);
    const reading = visit(url, options);
    return namesScheme(address)
      ? await reading
      : await reading.catch((error) => overHttp(url, options, error));
  } catch (error) {
    throw asAppError(error);
  }
}

/**
 * Tries the same address over http if the server has no https. If that fails, too, throws the first error, unless http got
 * further: a server that accepts the connection and never answers has other troubles than https.
 */
async function overHttp(secure: URL, options: Options, error: unknown): Promise<Reading> {
  if (!(error instanceof FetchError) || !(withoutHttps.has(error.code) || error.isUnconnected)) throw error;
  const plain = new URL(secure);
  plain.protocol = 'http:';
  try {
    const reading = await visit(vetUrl(plain.href, env.OUTBOUND_ALLOW), { ...options, isSecondTry: true });
    return { ...reading, httpsFailed: true };
  } catch (second) {
    throw isSilent(second) && !withCertificate.has(error.code) ? second : error;
  }
}

/** It was reached, and said nothing in time. */
function isSilent(error: unknown): boolean {
  return error instanceof FetchError && error.code === 'timeout' && !error.isUnconnected;
}

/** A certificate was received: https got as far as http. */
const withCertificate = new Set<FetchFailure>(['tls_error', 'tls_incomplete']);

const withoutHttps = new Set<FetchFailure>(['connect_failed', 'tls_error', 'tls_incomplete', 'tls_failed']);

/**
 * Sends a few requests to a website in the queue of all visits, within their time. Throws AppError as `readWebsite` does.
 */
export async function visitInTurn<Result>(
  address: string,
  place: Place,
  work: (url: string, budget: OutboundBudget, patience: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    const url = vetUrl(address, env.OUTBOUND_ALLOW);
    return await inTurn(url, place, (budget, patience) => work(url.href, budget, patience));
  } catch (error) {
    throw asAppError(error);
  }
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const again = error.code === 'parser_busy' && { retryAfterSeconds: 30 };
  return new AppError(error.code, { ...again, cause: error });
}

async function visit(
  url: URL,
  { isFresh, onStage: listener = () => undefined, ...place }: Options & Place,
): Promise<Reading> {
  const { readings, progress } = openAuditState();
  const { href } = url;
  if (isFresh) readings.forget(href);
  const onItsWay = progress.get(href);
  if (onItsWay) {
    onItsWay.listeners.add(listener);
    if (onItsWay.stage) listener(onItsWay.stage);
  }
  return readings.get(href, async () => {
    const own: Progress = { stage: undefined, listeners: new Set([listener]) };
    progress.set(href, own);
    try {
      return await inTurn(url, place, async (budget, patience) => {
        const fetchedAt = new Date();
        const onStage = (stage: ReadingStage) => notifyListeners(own, stage);
        return { ...(await visitSite(href, { onStage, budget, patience })), fetchedAt };
      });
    } finally {
      progress.delete(href);
    }
  });
}

/** Waits for a place in the queue, and gives a slow website less time. `work` also receives until when somebody waits for it. */
function inTurn<Result>(
  url: URL,
  { clientIp, isSecondTry, endsAt = Number.POSITIVE_INFINITY }: Place,
  work: (budget: OutboundBudget, patience: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = AbortSignal.timeout(
    Math.max(0, Math.floor(Math.min(patienceMs, endsAt - performance.now()))),
  );
  const { queue, slowHosts } = openAuditState();
  const host = toRegistrableDomain(url);
  const isSlow = slowHosts.isSlow(host);
  const client = clientIp && clientNetwork(clientIp);
  const network = clientIp && clientNeighbours(clientIp);
  return queue.run({ host, client, network, isSlow, isSecondTry }, async () => {
    const totalMs = Math.min(isSlow ? slowVisitMs : visitMs, Math.floor(endsAt - performance.now()));
    const budget = new OutboundBudget({ totalMs: Math.max(1, totalMs) });
    try {
      return await work(budget, patience);
    } finally {
      slowHosts.note(host, budget.waitedMs);
    }
  });
}

/** Number of visits of this process that hold a place in the queue or wait for one. */
export function countPendingVisits(): number {
  return openAuditState().queue.pending;
}

/** Approximate bytes of a cached visit; a character takes up to two bytes. */
function estimateBytes({ page: { html }, site }: Reading): number {
  let characters = site.robotsTxt?.text.length ?? 0;
  for (const url of site.sitemap?.content?.urls ?? []) characters += url.length;
  return (html?.length ?? 0) + characters * 2;
}

function notifyListeners(progress: Progress, stage: ReadingStage): void {
  progress.stage = stage;
  for (const listener of progress.listeners) listener(stage);
}

function openAuditState() {
  globalThis.auditState ??= createAuditState();
  return globalThis.auditState;
}

function createAuditState() {
  return {
    queue: createVisitQueue(),
    slowHosts: new SlowHosts(),
    readings: new AnswerCache<Reading>({
      maxEntries: remembered,
      weight: { of: estimateBytes, most: mostBytes },
      freshMs: () => rememberForMs,
      staleMs: 0,
      failureMs: 0,
    }),
    progress: new Map<string, Progress>(),
  };
}

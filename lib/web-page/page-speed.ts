import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { fetchJson } from '@/lib/net/fetch-json';
import { describeFailure } from '@/lib/net/upstream-error';
import type { PageSpeedFacts } from './site-facts';

const DEADLINE_MS = 20_000;
/** Large, because the answer contains screenshots. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Unexpected values count as missing: a partial answer is better than none. */
const figure = z.number().nonnegative().nullish().catch(null);
const score = z.number().min(0).max(1).nullish().catch(null);
const category = z.object({ score }).nullish().catch(null);
const audit = z.object({ score, numericValue: figure }).catch({ score: null, numericValue: null });

/** The fields that are read of https://developers.google.com/speed/docs/insights/v5/reference/pagespeedapi/runpagespeed */
const answerSchema = z.object({
  lighthouseResult: z.object({
    lighthouseVersion: z.string().max(40).catch(''),
    fetchTime: z.iso.datetime().catch(''),
    runtimeError: z.object({ code: z.string() }).nullish().catch(null),
    categories: z.object({
      performance: category,
      seo: category,
      accessibility: category,
      'best-practices': category,
    }),
    audits: z.record(z.string(), audit).catch({}),
  }),
});

interface Options {
  key: string | undefined;
  baseUrl: string;
  deadlineMs?: number;
}

/**
 * Google's own measurement of a public page on a phone. Null without a key, and after failures and timeouts: the report
 * then contains our estimate.
 */
export async function fetchPageSpeed(
  pageUrl: string,
  { key, baseUrl, deadlineMs = DEADLINE_MS }: Options,
): Promise<PageSpeedFacts | null> {
  if (!key) return null;
  const url = new URL('/pagespeedonline/v5/runPagespeed', baseUrl);
  url.search = new URLSearchParams([
    ['url', pageUrl],
    ['key', key],
    ['strategy', 'mobile'],
    ...['performance', 'seo', 'accessibility', 'best-practices'].map((name) => ['category', name]),
  ]).toString();
  try {
    return toFacts(await fetchJson(url, answerSchema, { timeoutMs: deadlineMs, maxBytes: MAX_BYTES }));
  } catch (error) {
    log.warn('PageSpeed Insights gave no measurement:', describeFailure(error));
    return null;
  }
}

function toFacts({ lighthouseResult: result }: z.infer<typeof answerSchema>): PageSpeedFacts | null {
  const { runtimeError, categories, audits } = result;
  if (runtimeError && runtimeError.code !== 'NO_ERROR') return null;
  const toFigure = (id: string) => audits[id]?.numericValue ?? null;
  return {
    scores: {
      performance: ofHundred(categories.performance?.score),
      seo: ofHundred(categories.seo?.score),
      accessibility: ofHundred(categories.accessibility?.score),
      bestPractices: ofHundred(categories['best-practices']?.score),
    },
    metrics: {
      lcpMs: toFigure('largest-contentful-paint'),
      cls: toFigure('cumulative-layout-shift'),
      tbtMs: toFigure('total-blocking-time'),
      fcpMs: toFigure('first-contentful-paint'),
      totalBytes: toFigure('total-byte-weight'),
    },
    audits: Object.fromEntries(Object.entries(audits).map(([id, { score }]) => [id, score ?? null])),
    version: result.lighthouseVersion,
    measuredAt: result.fetchTime,
  };
}

function ofHundred(fraction: number | null | undefined): number | null {
  return fraction === null || fraction === undefined ? null : Math.round(fraction * 100);
}

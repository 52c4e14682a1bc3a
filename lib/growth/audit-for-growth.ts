import 'server-only';
import { z } from 'zod';
import { checks } from '@/lib/audit/checks/registry';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { computeAuditFacts } from '@/lib/audit/engine/audit-website';
import { seoCategories } from '@/lib/audit/engine/score';
import { readWebsite } from '@/lib/audit/visit/read-website';
import { AppError, type ErrorCode } from '@/lib/errors';
import { showHost } from '@/lib/i18n/show-host';
import { log } from '@/lib/log/log';
import type { PackedPage } from '@/lib/web-page/page';
import { runInParser } from '@/lib/web-page/parser/run-in-parser';
import { defineTask } from '@/lib/web-page/parser/task';
import { type Rating, type SearchObstacle, type WebsiteAnswer, websiteFaults } from './facts';
import type { RatingInput } from './stated-rating-task';
import { websiteScore } from './website-score';

/** Errors of the typed address, shown at the form's field. */
const typingErrors: readonly ErrorCode[] = ['invalid_url', 'url_not_allowed'];

const ratingTask = defineTask<RatingInput, Rating | null>({
  file: 'lib/growth/stated-rating-task.ts',
  cpuMs: 3000,
  maxBytes: 10_000,
  schema: z.object({ rating: z.number().nullable(), reviewCount: z.number().nullable() }).nullable(),
});

interface Question {
  address: string;
  businessName: string;
  timeoutMs: number;
  clientIp?: string;
}

/**
 * The SEO engine's findings for the address, within its queue, limits and cache. A website that can't be read is a valid
 * result, too. Throws only `invalid_url` and `url_not_allowed`.
 */
export async function auditForGrowth({
  address,
  businessName,
  timeoutMs,
  clientIp,
}: Question): Promise<Exclude<WebsiteAnswer, { status: 'none' }>> {
  const host = shortenHost(address);
  try {
    const reading = await inTime(readWebsite(address, { clientIp }), timeoutMs);
    if (!reading) return { status: 'busy', host };
    const facts = await computeAuditFacts({ ...reading, businessName });
    if (isRefused(facts)) return { status: 'busy', host };
    return { host, ...read(facts), stated: await readStatedRating(reading.page, businessName) };
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal';
    if (typingErrors.includes(code)) throw error;
    const fault = code.startsWith('http_') ? 'breaks_http' : websiteFaults.find((known) => known === code);
    if (fault) return { status: 'unreadable', host, reason: fault };
    if (code !== 'too_busy' && code !== 'parser_busy')
      log.error('growth: the website could not be judged:', error);
    return { status: 'busy', host };
  }
}

/** Null if it fails, which is logged; the next source is used then. */
async function readStatedRating(page: PackedPage, businessName: string): Promise<Rating | null> {
  return runInParser(ratingTask, { page, businessName }).catch(() => null);
}

function read({ metrics, findings, fetchedAt }: AuditFacts) {
  const failed = findings.filter(({ outcome }) => outcome.status === 'failed');
  const findCheckById = (id: string) => checks.find((candidate) => candidate.id === id);
  const critical = failed.flatMap(({ id, outcome }) => {
    if (outcome.status !== 'failed' || (outcome.severity ?? findCheckById(id)?.severity) !== 'critical')
      return [];
    return [{ id, reason: outcome.reason }];
  });
  return {
    status: 'read',
    readAt: fetchedAt,
    score: websiteScore(metrics),
    seo: metrics.seoScore.score,
    mobile: metrics.mobileScore.score,
    speed: metrics.loadSpeed.score,
    failed: failed.map(({ id }) => id),
    searchFaults: failed.filter(({ id }) =>
      seoCategories.some((name) => name === findCheckById(id)?.category),
    ).length,
    obstacle: obstacleIn(failed),
    critical,
  } as const;
}

/** Whether the website blocked our robot, which says nothing about its quality. */
function isRefused({ findings, refusal }: AuditFacts): boolean {
  if (refusal) return true;
  const outcome = findings.find(({ id }) => id === 'http-status-code')?.outcome;
  return outcome?.status === 'failed' && outcome.reason === 'refused';
}

/** The first obstacle to search engines; behind an error page the others don't matter. */
function obstacleIn(failed: AuditFacts['findings']): SearchObstacle | null {
  const findOutcome = (wanted: string) => failed.find(({ id }) => id === wanted)?.outcome;
  const crawl = findOutcome('is-crawlable');
  if (findOutcome('http-status-code')) return 'error';
  const isDoubtful = crawl?.status === 'failed' && ['only-some-robots', 'in-body'].includes(crawl.reason);
  if (crawl && !isDoubtful) return 'blocked';
  const length = findOutcome('content-length');
  const isEmpty = length?.status === 'failed' && length.values?.words === 0;
  return findOutcome('client-rendered') || isEmpty ? 'empty' : null;
}

/** The answer, or null after a time-out; the call then continues, and the engine caches its result. */
async function inTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), timeoutMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A rejection after the time-out must not become an unhandled one.
    answer.catch(() => undefined);
  }
}

/** The host name without www, for display. */
function shortenHost(address: string): string {
  const [host = ''] = address
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .split(/[/?#]/);
  return showHost(host.replace(/^www\./i, ''));
}

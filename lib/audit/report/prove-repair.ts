import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import { dayMs, minuteMs } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import { findCrawl } from '../crawl/crawl-store';
import type { RepairPlan } from '../presented';
import { findProof } from '../proof/find-proof';
import { judgeProof } from '../proof/judge-proof';
import { planProof, whyUnprovable } from '../proof/plan-proof';
import { claimReading, endReading } from '../proof/proof-reading-store';
import { findProofs, saveProof } from '../proof/proof-store';
import { readForProof } from '../proof/read-for-proof';
import { planRepairs } from '../repairs/plan-repairs';
import { findReport } from './audit-store';
import { presentRepairs } from './present-repairs';
import { loadRepairWords } from './words/repair-words';

/** Readings for one report in a day, whoever asks. */
export const triesADay = 30;
/** A second press within this time gets the result of the first. */
const sameMs = 5_000;

/** From the press to the answer, of which the platform gives a request a minute. */
const answerMs = 45_000;
/** Less than this is no time for a reading. */
const leastReadingMs = 10_000;
/** A claim outlives its reading only where the process died. */
const claimMs = minuteMs;
const pollMs = 500;

/**
 * Reads again what one repair of a report needs and stores the result, which the report shows then. Does nothing for a
 * repair that is proven, or that reading a few pages can't prove. Takes 45 s at most, and of two presses at once, in any
 * two processes, one reads. Throws AppError `not_found`, `rate_limited` after too many tries, `too_busy`, `unavailable`, or
 * that of a failure of ours.
 */
export async function proveRepair(
  token: string,
  repair: string,
  options: { clientIp?: string } = {},
): Promise<void> {
  const endsAt = performance.now() + answerMs;
  // Before the claim, which belongs to a report.
  if (!(await findProvable(token, repair))) return;
  const claim = await claimInTurn({ token, repair }, endsAt - leastReadingMs);
  try {
    const provable = await findProvable(token, repair);
    if (provable) await prove(provable, { ...options, token, repair, endsAt });
  } finally {
    // A claim that can't be ended expires.
    await endReading(database(), claim).catch(console.error);
  }
}

/** Waits while another press reads. */
async function claimInTurn(reading: { token: string; repair: string }, until: number): Promise<string> {
  for (;;) {
    const claim = await orUnavailable(() =>
      claimReading(database(), reading, { now: Date.now(), forMs: claimMs }),
    );
    if (claim) return claim;
    if (performance.now() + pollMs > until) throw new AppError('too_busy', { retryAfterSeconds: 30 });
    await wait(pollMs);
  }
}

/** The repairs of a report with what was proven, in a reader's language. Throws AppError `not_found`, or `unavailable`. */
export async function readPlan(token: string, locale: Locale): Promise<RepairPlan> {
  const { plan, facts, site, tries } = await findPlan(token);
  return presentRepairs(plan, { facts, site, proofs: { token, tries } }, await loadRepairWords(locale));
}

async function findPlan(token: string) {
  const found = await orUnavailable(async () => {
    const open = database();
    const report = isReportToken(token) ? await findReport(open, token, Date.now()) : undefined;
    if (!report) return undefined;
    return { report, crawl: await findCrawl(open, token), tries: await findProofs(open, token) };
  });
  if (!found) throw new AppError('not_found');
  const { report, crawl, tries } = found;
  const { facts } = report.latest;
  const site = crawl?.audit ?? null;
  return { plan: planRepairs(facts, site), facts, site, tries, businessName: report.businessName };
}

/** Undefined where there is nothing to read for. Throws AppError `not_found`, `rate_limited`. */
async function findProvable(token: string, repair: string) {
  const { plan, facts, site, tries, businessName } = await findPlan(token);
  const planned = [...plan.repairs, ...plan.later].find(({ id }) => id === repair);
  if (!planned) throw new AppError('not_found');
  const last = findProof(planned, tries, { facts, site });
  const now = Date.now();
  const isFresh = (last?.triedAt ?? 0) > now - sameMs;
  if (last?.state === 'proven' || isFresh || whyUnprovable(planned)) return undefined;
  const recent = tries.filter(({ triedAt }) => triedAt > now - dayMs);
  if (recent.length >= triesADay) {
    const waitMs = (recent.at(-1)?.triedAt ?? now) + dayMs - now;
    throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  return { planned, facts, site, businessName };
}

interface Press {
  token: string;
  repair: string;
  clientIp?: string;
  endsAt: number;
}

async function prove(
  { planned, facts, site, businessName }: NonNullable<Awaited<ReturnType<typeof findProvable>>>,
  { token, repair, clientIp, endsAt }: Press,
): Promise<void> {
  const plan = planProof(planned, facts, site);
  const website = { url: facts.page.url, origin: site?.origin ?? new URL(facts.page.url).origin };
  const reading = await readForProof(plan, { ...website, businessName, clientIp, endsAt });
  const proof = judgeProof(planned, { plan, reading, site });
  await orUnavailable(() =>
    database()
      .transaction()
      .execute((trx) => saveProof(trx, { token, repair, proof, now: Date.now() })),
  );
}

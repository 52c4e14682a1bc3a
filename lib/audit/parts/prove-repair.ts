import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { isReportToken } from '@/lib/site/report-path';
import { planRepairs } from '../causes/plan-repairs';
import { findProof } from '../proof/find-proof';
import { judgeProof } from '../proof/judge-proof';
import { planProof, whyUnprovable } from '../proof/plan-proof';
import { findProofs, saveProof } from '../proof/proof-store';
import { readForProof } from '../proof/read-for-proof';
import { findReport } from '../report/audit-store';
import { findCrawl } from '../site/crawl-store';

/** Readings for one report in a day, whoever asks. */
export const triesADay = 30;
const dayMs = 24 * 60 * 60_000;
/** A second press within this time gets the result of the first. */
const sameMs = 5_000;

/** Presses that are being read for, so that a double click or a second tab doesn't read twice. */
const running = new Map<string, Promise<void>>();

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  clientIp?: string;
  read?: typeof readForProof;
}

/**
 * Reads again what one repair of a report needs and stores the result, which the report shows then. Does nothing for a
 * repair that is proven, or that reading a few pages can't prove. Throws AppError `not_found`, `rate_limited` after too
 * many tries, `unavailable`, or that of a failure of ours.
 */
export function proveRepair(token: string, repair: string, options: Options = {}): Promise<void> {
  const key = `${token} ${repair}`;
  const proving = running.get(key) ?? prove(token, repair, options).finally(() => running.delete(key));
  running.set(key, proving);
  return proving;
}

async function prove(
  token: string,
  repair: string,
  { db, now = Date.now, clientIp, read = readForProof }: Options,
): Promise<void> {
  const found = await orUnavailable(async () => {
    const open = db ?? database();
    const report = isReportToken(token) ? await findReport(open, token, now()) : undefined;
    if (!report) return undefined;
    return { report, crawl: await findCrawl(open, token), tries: await findProofs(open, token) };
  });
  if (!found) throw new AppError('not_found');
  const { report, crawl, tries } = found;
  const { facts } = report.latest;
  const site = crawl?.audit ?? null;
  const { repairs, later } = planRepairs(facts, site);
  const planned = [...repairs, ...later].find(({ id }) => id === repair);
  if (!planned) throw new AppError('not_found');
  const last = findProof(planned, tries, { facts, site });
  const isFresh = (last?.triedAt ?? 0) > now() - sameMs;
  if (last?.state === 'proven' || isFresh || whyUnprovable(planned)) return;
  const recent = tries.filter(({ triedAt }) => triedAt > now() - dayMs);
  if (recent.length >= triesADay) {
    const waitMs = (recent.at(-1)?.triedAt ?? now()) + dayMs - now();
    throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const plan = planProof(planned, facts, site);
  const website = { url: facts.page.url, origin: site?.origin ?? new URL(facts.page.url).origin };
  const reading = await read(plan, { ...website, businessName: report.businessName, clientIp });
  const proof = judgeProof(planned, { plan, reading, site });
  await orUnavailable(() =>
    (db ?? database()).transaction().execute((trx) => saveProof(trx, { token, repair, proof, now: now() })),
  );
}

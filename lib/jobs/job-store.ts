import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, expressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { claimRows } from './claim-rows';
import type { ClaimedJob } from './job';
import { clockMarginMs, leaseMs } from './limits';

/** The claim has expired, or the job was removed or queued anew: this process must discard its result. */
export class ClaimLost extends Error {}

export interface NewJob {
  kind: string;
  key: string;
  /** Token of the report with which it is deleted. */
  report?: string;
  now: number;
  /** At once by default. */
  dueAt?: number;
}

/**
 * Queues a job, within the transaction that stores its reason. If it is queued already, the earlier time counts; if it is
 * being done, that goes on, and decides itself what comes next.
 */
export async function addJob(trx: Transaction<Tables>, job: NewJob): Promise<void> {
  const { kind, key, report = null, now, dueAt = now } = job;
  await trx
    .insertInto('jobs')
    .values({ kind, key, report, queued_at: now, due_at: dueAt, scheduled_at: now, claim: null, attempts: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ due_at: dueAt, scheduled_at: now })
        .where('jobs.claim', 'is', null)
        .where('jobs.due_at', '>', dueAt),
    )
    .execute();
}

/** Queues a job from scratch: whoever works on it loses the claim. */
export async function replaceJob(trx: Transaction<Tables>, job: NewJob): Promise<void> {
  await removeJob(trx, job);
  await addJob(trx, job);
}

export async function removeJob(
  trx: Transaction<Tables>,
  { kind, key }: Pick<NewJob, 'kind' | 'key'>,
): Promise<void> {
  await trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
}

/** Removes all jobs of a kind that belong to a report. */
export async function removeJobsOf(
  trx: Transaction<Tables>,
  { kind, report }: { kind: string; report: string },
): Promise<void> {
  await trx.deleteFrom('jobs').where('kind', '=', kind).where('report', '=', report).execute();
}

/** The kinds of which a job is due. A read without a lock, because it is made every few seconds. */
export async function findDueKinds(db: Kysely<Tables>, now: number): Promise<Set<string>> {
  const jobs = db.selectFrom('jobs').select('kind');
  // One query for each index; one query with both conditions would read the jobs of all watched websites.
  const due = jobs.where('due_at', '<=', now).unionAll(jobs.where(isFromTheFuture(now)));
  const rows = await db.selectFrom(due.as('due')).select('kind').distinct().execute();
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Claims the job of a kind that has been due longest, including those of crashed processes. Any number of processes may do
 * this concurrently.
 */
export async function claimJob(
  db: Kysely<Tables>,
  kind: string,
  now: number,
): Promise<ClaimedJob | undefined> {
  const claim = randomUUID();
  const eb = expressionBuilder<Tables, 'jobs'>();
  const [row] = await claimRows(db, 'jobs', {
    key: 'id',
    due: eb.and([eb('kind', '=', kind), isDue(now)(eb)]),
    order: sql`due_at, id`,
    limit: 1,
    set: sql`claim = ${claim}, due_at = ${now + leaseMs}, scheduled_at = ${now}, attempts = attempts + 1`,
  });
  if (!row) return undefined;
  const { id, key, attempts, queued_at: queuedAt } = row;
  return { id, kind, key, claim, attempts, queuedAt };
}

/**
 * Also what was scheduled by a clock that was ahead; unless the clock is now behind what the retention clock has reached,
 * and everything would seem to be of the future.
 */
function isDue(now: number) {
  return (jobs: ExpressionBuilder<Tables, 'jobs'>) =>
    jobs.or([jobs('due_at', '<=', now), isFromTheFuture(now)(jobs)]);
}

function isFromTheFuture(now: number) {
  return ({ and, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'jobs'>) =>
    and([
      eb('scheduled_at', '>', now + clockMarginMs),
      exists(selectFrom('retention_clock').select('id').where('reached_at', '<=', now)),
    ]);
}

/** Renews a claim. Throws ClaimLost. */
export async function renewClaim(db: Kysely<Tables>, claimed: ClaimedJob, now: number): Promise<void> {
  const update = claimedRow(db, claimed).set({ due_at: now + leaseMs, scheduled_at: now });
  requireClaim(await update.executeTakeFirst());
}

/** Ends a job that is done, within the transaction that stores its result. Throws ClaimLost. */
export async function finishJob(db: Kysely<Tables>, { id, claim }: ClaimedJob): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ClaimLost();
}

/** Ends a claim of a job that is done again later, within the transaction that stores its result. Throws ClaimLost. */
export async function repeatJob(
  trx: Transaction<Tables>,
  claimed: ClaimedJob,
  { dueAt, now }: { dueAt: number; now: number },
): Promise<void> {
  const waits = { claim: null, attempts: 0, queued_at: now, due_at: dueAt, scheduled_at: now };
  requireClaim(await claimedRow(trx, claimed).set(waits).executeTakeFirst());
}

/**
 * Ends a claim without a result: the job is due again at `dueAt`. With `counts: false` the attempt isn't counted, because
 * the job didn't cause the delay. Does nothing if the claim is lost.
 */
export async function releaseJob(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { dueAt, now, counts }: { dueAt: number; now: number; counts: boolean },
): Promise<void> {
  const attempts = counts ? claimed.attempts : claimed.attempts - 1;
  await claimedRow(db, claimed).set({ claim: null, attempts, due_at: dueAt, scheduled_at: now }).execute();
}

function claimedRow(db: Kysely<Tables>, { id, claim }: ClaimedJob) {
  return db.updateTable('jobs').where('id', '=', id).where('claim', '=', claim);
}

function requireClaim({ numUpdatedRows }: { numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw new ClaimLost();
}

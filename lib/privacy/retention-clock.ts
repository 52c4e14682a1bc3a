import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { log } from '@/lib/log/log';

declare module '@/lib/db/tables' {
  interface Tables {
    retention_clock: RetentionClockTable;
  }
}

/** One row: the time by which retention periods are counted. */
interface RetentionClockTable {
  id: number;
  /** Never goes back, and only advances by what has passed for certain. */
  reached_at: number;
  /** The clock at the last run. */
  seen_at: number;
}

/** A longer time since the last run is taken for a wrong clock, or for a site that was off. */
const jumpMs = 8 * dayMs;
/** What one run adds at most: the first run of a process has no other measure than the clock. Hosts may run it once a day. */
const longestStepMs = 2 * dayMs;
/** While it is behind the clock, the retention clock gains a day in an hour. */
const catchUpRate = 24;

interface Clocks {
  now: number;
  /** Milliseconds on a clock that nobody sets. */
  uptimeMs: number;
}

/** The uptime at this process's last run. */
const lastRuns = new WeakMap<object, number>();

/**
 * Advances the time by which retention periods are counted, and returns it; it is never later than the clock's. A jump
 * of the clock adds nothing and is logged. The first run starts at the time of the newest data. What is added is measured
 * by the last run of any process, which is stored, and by this process's uptime since its own last run, so neither a wrong
 * clock nor many runs delete anything early. A site that was off for months catches up within days. A clock that stays
 * wrong gains a day an hour.
 */
export async function advanceRetentionClock(db: Kysely<Tables>, clocks: Clocks): Promise<number> {
  const { now, uptimeMs } = clocks;
  const upMs = uptimeMs - (lastRuns.get(db) ?? Number.NEGATIVE_INFINITY);
  const reached = await db.transaction().execute(async (trx) => {
    const last = await findLast(trx);
    const newest = last ? undefined : await findNewest(trx);
    // Without data the clock has no witness, and nothing could be deleted by it.
    if (!last && newest === undefined) return now;
    const reached_at = last ? advance(last, { now, upMs }) : Math.min(now, newest ?? now);
    const row = { id: 1, reached_at, seen_at: now };
    await trx
      .insertInto('retention_clock')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return Math.min(reached_at, now);
  });
  lastRuns.set(db, uptimeMs);
  return reached;
}

interface Reached {
  reached_at: number;
  seen_at: number;
}

function advance(
  { reached_at: reached, seen_at: seen }: Reached,
  passed: { now: number; upMs: number },
): number {
  const { now, upMs } = passed;
  const sinceMs = now - seen;
  if (sinceMs > jumpMs) {
    log.warn(
      `privacy: the clock went from ${writeDay(seen)} to ${writeDay(now)} since old data was last deleted. If it is ` +
        'right, the site was off, and old data goes some days later. If not, switch on time synchronisation.',
    );
    return reached;
  }
  // In whole milliseconds, because Postgres refuses others; an uptime has fractions.
  const stepMs = Math.floor(Math.min(longestStepMs, catchUpRate * Math.max(0, Math.min(sinceMs, upMs))));
  return Math.max(reached, Math.min(now, reached + stepMs));
}

function findLast(trx: Transaction<Tables>): Promise<Reached | undefined> {
  return trx
    .selectFrom('retention_clock')
    .select(['reached_at', 'seen_at'])
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** When the newest data of any kind that is deleted by this clock was written. */
async function findNewest(trx: Transaction<Tables>): Promise<number | undefined> {
  const { newest } = await trx
    .selectFrom(
      trx
        .selectFrom('leads')
        .select('received_at as at')
        .unionAll(trx.selectFrom('outbox').select('created_at as at'))
        .unionAll(trx.selectFrom('webhook_events').select('created_at as at'))
        .unionAll(trx.selectFrom('mail_events').select('received_at as at'))
        .unionAll(trx.selectFrom('newsletter_subscriptions').select('requested_at as at'))
        .unionAll(trx.selectFrom('audit_links').select('created_at as at'))
        .unionAll(trx.selectFrom('results').select('created_at as at'))
        .unionAll(trx.selectFrom('client_profiles').select('used_at as at'))
        .unionAll(trx.selectFrom('page_views').select('received_at as at'))
        .unionAll(trx.selectFrom('behaviour_events').select('received_at as at'))
        .as('written'),
    )
    .select((written) => written.fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  // Without rows the maximum is null, which Kysely's type doesn't say.
  return newest ? Number(newest) : undefined;
}

function writeDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

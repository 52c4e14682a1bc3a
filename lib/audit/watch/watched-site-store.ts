import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { addJob, removeJob } from '@/lib/jobs/job-store';
import { mostScores } from './limits';
import { type WatchedState, watchedStateSchema } from './watched-state';

export const watchJobKind = 'watch';

export interface WatchedSite {
  /** When its page is next audited as a whole. */
  auditAt: number;
  /** The state in the watchers' last mail, or in the report on which they subscribed. */
  reported: WatchedState;
}

interface WatchedStart {
  token: string;
  state: WatchedState;
  nextCheckAt: number;
  auditAt: number;
  first: MeasuredScore;
  now: number;
}

/** Starts watching a report; does nothing if it is watched already. */
export async function startWatching(
  trx: Transaction<Tables>,
  { token, state, nextCheckAt, auditAt, first, now }: WatchedStart,
): Promise<void> {
  const added = await trx
    .insertInto('watched_sites')
    .values({ token, audit_at: auditAt, reported: JSON.stringify(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token')
    .executeTakeFirst();
  if (!added) return;
  await addJob(trx, { kind: watchJobKind, key: token, report: token, now, dueAt: nextCheckAt });
  await storeScore(trx, token, first);
}

/** Ends the checks of a report without watchers, and deletes its scores. */
export async function stopUnwatched(trx: Transaction<Tables>, token: string): Promise<void> {
  const watcher = await trx
    .selectFrom('site_watchers')
    .select('id')
    .where('report_token', '=', token)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (watcher) return;
  await removeJob(trx, { kind: watchJobKind, key: token });
  await trx.deleteFrom('watched_sites').where('token', '=', token).execute();
}

/** A watched report; undefined if nobody watches it any more. */
export async function findWatchedSite(db: Kysely<Tables>, token: string): Promise<WatchedSite | undefined> {
  const row = await db
    .selectFrom('watched_sites')
    .select(['audit_at', 'reported'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row && { auditAt: row.audit_at, reported: watchedStateSchema.parse(JSON.parse(row.reported)) };
}

export async function saveCheck(
  trx: Transaction<Tables>,
  token: string,
  { reported, auditAt }: WatchedSite,
): Promise<void> {
  await trx
    .updateTable('watched_sites')
    .set({ reported: JSON.stringify(reported), audit_at: auditAt })
    .where('token', '=', token)
    .execute();
}

/** `score`: null if the website refused our program. */
type MeasuredScore = { checkedAt: number; score: number | null };

/** Stores a score, unless it is unknown, and deletes the oldest ones beyond the limit. */
export async function storeScore(
  trx: Transaction<Tables>,
  token: string,
  { checkedAt, score }: MeasuredScore,
): Promise<void> {
  if (score === null) return;
  await trx
    .insertInto('watched_scores')
    .values({ token, checked_at: checkedAt, score })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = await trx
    .selectFrom('watched_scores')
    .select('checked_at')
    .where('token', '=', token)
    .orderBy('checked_at', 'desc')
    .offset(mostScores - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('watched_scores')
    .where('token', '=', token)
    .where('checked_at', '<', oldest.checked_at)
    .execute();
}

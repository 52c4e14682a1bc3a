import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { WatchedScore } from '../report/watched-scores-store';
import { type WatchedState, watchedStateSchema } from './compare-state';
import { keptScores, leaseMs } from './watch-limits';

export interface ClaimedSite {
  /** Of the report. */
  token: string;
  claim: string;
  failures: number;
  told: WatchedState;
}

/** The claim has run out, or nobody watches any more: what this process has read changes nothing. */
export class WatchClaimLost extends Error {}

/** Begins to watch a report; nothing happens where it is watched already. */
export async function startWatching(
  trx: Transaction<Tables>,
  {
    token,
    state,
    nextCheckAt,
    first,
  }: { token: string; state: WatchedState; nextCheckAt: number; first: WatchedScore },
): Promise<void> {
  const added = await trx
    .insertInto('watched_sites')
    .values({ token, next_check_at: nextCheckAt, claim: null, failures: 0, told: JSON.stringify(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token')
    .executeTakeFirst();
  if (added) await keepScore(trx, token, first);
}

/** Ends the weekly reading of a report that nobody watches any more, with its scores. */
export async function stopUnwatched(trx: Transaction<Tables>, token: string): Promise<void> {
  await trx
    .deleteFrom('watched_sites')
    .where('token', '=', token)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_watchers')
            .select('id')
            .where('report_token', '=', token)
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** Takes the website that has been due longest, also one whose process died. Any number of processes may do this at once. */
export async function claimSite(db: Kysely<Tables>, now: number): Promise<ClaimedSite | undefined> {
  const due = await db
    .selectFrom('watched_sites')
    .select('token')
    .where('next_check_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  // Asked first, every few seconds, because a write would keep other writers waiting.
  if (!due) return undefined;
  const claim = randomUUID();
  const claimed = await db
    .with(
      (first) => first('due').materialized(),
      (query) =>
        query
          .selectFrom('watched_sites')
          .select('token')
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(1)
          .$if(isPostgres(db), (locked) => locked.forUpdate().skipLocked()),
    )
    .updateTable('watched_sites')
    .set({ claim, next_check_at: now + leaseMs })
    .where('token', 'in', (query) => query.selectFrom('due').select('due.token'))
    .returning(['token', 'failures', 'told'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const { token, failures, told } = claimed;
  return { token, claim, failures, told: watchedStateSchema.parse(JSON.parse(told)) };
}

/** Ends a claim with what comes next. Throws WatchClaimLost. */
export async function finishCheck(
  trx: Transaction<Tables>,
  { token, claim }: ClaimedSite,
  { state, failures, nextCheckAt }: { state: WatchedState; failures: number; nextCheckAt: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('watched_sites')
    .set({ told: JSON.stringify(state), failures, next_check_at: nextCheckAt, claim: null })
    .where('token', '=', token)
    .where('claim', '=', claim)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new WatchClaimLost();
}

/** Keeps a score, and no more than the newest. */
export async function keepScore(
  trx: Transaction<Tables>,
  token: string,
  { checkedAt, score }: WatchedScore,
): Promise<void> {
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
    .offset(keptScores - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('watched_scores')
    .where('token', '=', token)
    .where('checked_at', '<', oldest.checked_at)
    .execute();
}

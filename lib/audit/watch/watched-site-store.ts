import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { WatchedScore } from '../report/watched-scores-store';
import { type WatchedState, watchedStateSchema } from './compare-state';
import { checkEveryMs, leaseMs, mostScores } from './watch-limits';

export interface ClaimedSite {
  /** Token of the report. */
  token: string;
  claim: string;
  failures: number;
  reported: WatchedState;
}

/** The claim has expired, or nobody watches any more: this process must discard its result. */
export class WatchClaimLost extends Error {}

/** Starts watching a report; does nothing if it is watched already. */
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
  if (added) await storeScore(trx, token, first);
}

/** Ends the weekly checks of a report without watchers, and deletes its scores. */
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

/**
 * Claims the website that has been due longest, including those of crashed processes. Any number of processes may do
 * this concurrently.
 */
export async function claimSite(db: Kysely<Tables>, now: number): Promise<ClaimedSite | undefined> {
  const due = await db
    .selectFrom('watched_sites')
    .select('token')
    .where(isDue(now))
    .limit(1)
    .executeTakeFirst();
  // Queried first, every few seconds, because a write would keep other writers waiting.
  if (!due) return undefined;
  const claim = randomUUID();
  const claimed = await db
    .with(
      (first) => first('due').materialized(),
      (query) =>
        query
          .selectFrom('watched_sites')
          .select('token')
          .where(isDue(now))
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
  return { token, claim, failures, reported: watchedStateSchema.parse(JSON.parse(told)) };
}

/**
 * Also what is due later than any check is put off, which was written by a clock that was ahead; unless the clock is now
 * behind what the retention clock has reached.
 */
function isDue(now: number) {
  return ({ and, eb, exists, or, selectFrom }: ExpressionBuilder<Tables, 'watched_sites'>) =>
    or([
      eb('next_check_at', '<=', now),
      and([
        eb('next_check_at', '>', now + 2 * checkEveryMs),
        exists(selectFrom('retention_clock').select('id').where('reached_at', '<=', now)),
      ]),
    ]);
}

/** Ends a claim and stores the new state. Throws WatchClaimLost. */
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

/** Stores a score and deletes the oldest ones beyond the limit. */
export async function storeScore(
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

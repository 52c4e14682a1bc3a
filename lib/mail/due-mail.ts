import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { implausibleFrom } from './back-off';
import { longestHoldMs, longestWaitMs } from './limits';

/** Waiting and due. A time so far ahead that the clock must have been set back since counts as due, too. */
export function isDue(eb: ExpressionBuilder<Tables, 'outbox'>, now: number) {
  return eb.and([eb('status', '=', 'pending'), isReached(eb, now, longestWaitMs)]);
}

/** Waiting for room in the budget of its mailbox, and due to be looked at again. */
export function isCollectingDue(eb: ExpressionBuilder<Tables, 'outbox'>, now: number) {
  return eb.and([eb('status', '=', 'collecting'), isReached(eb, now, longestHoldMs)]);
}

/** Whether there is anything to send or collect. A read without a lock, because it is made every few seconds. */
export async function isAnyMailDue(db: Kysely<Tables>, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('key')
    .where((eb) => eb.or([isDue(eb, now), isCollectingDue(eb, now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function isReached(eb: ExpressionBuilder<Tables, 'outbox'>, now: number, longestMs: number) {
  return eb.or([
    eb('next_attempt_at', '<=', now),
    eb('next_attempt_at', '>', implausibleFrom(now, longestMs)),
  ]);
}

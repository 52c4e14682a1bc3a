import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { RivalRecord } from './rival-record';
import type { UnreadReason } from './unread-reason';

export interface ClaimedRival {
  id: string;
  address: string;
  claim: string;
  attempts: number;
}

/** Longer than an audit may take. */
export const rivalLeaseMs = 120_000;
/** Attempts after which a rival is given up. */
export const mostAttempts = 3;

/**
 * Claims the rival that has waited longest, including those of crashed processes; gives up rivals after too many
 * attempts. Any number of processes may do this concurrently.
 */
export async function claimRival(db: Kysely<Tables>, now: number): Promise<ClaimedRival | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('audit_rivals')
      .select(['id', 'address', 'attempts', 'due_at'])
      .where('state', '=', 'open')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claim = randomUUID();
    const isSpent = due.attempts >= mostAttempts;
    const { numUpdatedRows } = await db
      .updateTable('audit_rivals')
      .set(
        isSpent
          ? { state: 'unread', reason: 'busy' satisfies UnreadReason, claim: null, record: null }
          : { claim, attempts: due.attempts + 1, due_at: now + rivalLeaseMs },
      )
      .where('id', '=', due.id)
      .where('state', '=', 'open')
      // Another process that claimed it has changed this.
      .where('due_at', '=', due.due_at)
      .executeTakeFirst();
    if (isSpent || numUpdatedRows === 0n) continue;
    return { id: due.id, address: due.address, claim, attempts: due.attempts + 1 };
  }
}

/** The result of reading a rival: its record, why there is none, or when to try again. */
export type RivalEnd = { record: RivalRecord } | { reason: UnreadReason } | { retryAt: number };

/** Stores the result and ends the claim. Does nothing if the claim was lost because the rivals were replaced. */
export async function endReading(
  db: Kysely<Tables>,
  { id, claim }: Pick<ClaimedRival, 'id' | 'claim'>,
  end: RivalEnd,
): Promise<void> {
  await db
    .updateTable('audit_rivals')
    .set({ claim: null, ...toColumns(end) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

function toColumns(end: RivalEnd) {
  if ('retryAt' in end) return { due_at: end.retryAt };
  if ('reason' in end) return { state: 'unread', reason: end.reason, record: null } as const;
  return { state: 'read', reason: null, record: JSON.stringify(end.record) } as const;
}

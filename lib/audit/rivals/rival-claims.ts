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

/** Longer than a reading may take. */
export const rivalLeaseMs = 120_000;
/** Failures of ours after which it is not tried again. */
export const mostAttempts = 3;

/**
 * Takes the rival that has waited longest, also one whose process died. One that has ended its process too often is given
 * up. Any number of processes may do this at once.
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
      // Another process that took it has moved this.
      .where('due_at', '=', due.due_at)
      .executeTakeFirst();
    if (isSpent || numUpdatedRows === 0n) continue;
    return { id: due.id, address: due.address, claim, attempts: due.attempts + 1 };
  }
}

/** What came of a reading: the page, why there is none, or when to try again. */
export type RivalEnd = { record: RivalRecord } | { reason: UnreadReason } | { retryAt: number };

/** Nothing happens where the claim is lost: the rivals were replaced meanwhile. */
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

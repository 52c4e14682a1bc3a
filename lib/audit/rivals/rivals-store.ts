import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { RivalState } from '@/lib/db/audit-rivals-table';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { type RivalRecord, rivalRecordSchema } from './rival-record';
import type { UnreadReason } from './unread-reason';

/** A rival of a report. */
export interface StoredRival {
  number: number;
  address: string;
  state: RivalState;
  /** Why it could not be read; null otherwise. May be a reason that this version doesn't know. */
  reason: string | null;
  /** The latest record, also while the page is read again. */
  record: RivalRecord | null;
}

export interface NewRival {
  address: string;
  /** Set if the address can't be compared, which is known before reading it. */
  reason: UnreadReason | null;
}

/** Replaces the rivals of a report. */
export async function replaceRivals(
  trx: Transaction<Tables>,
  { token, rivals }: { token: string; rivals: readonly NewRival[] },
  now: number,
): Promise<void> {
  await trx.deleteFrom('audit_rivals').where('token', '=', token).execute();
  for (const [index, { address, reason }] of rivals.entries()) {
    const state = reason ? 'unread' : 'open';
    await trx
      .insertInto('audit_rivals')
      .values({
        ...{ id: randomUUID(), token, number: index + 1, address, state, reason },
        ...{ due_at: now, claim: null, attempts: 0, record: null },
      })
      .execute();
  }
}

/** Queues the rivals of a report for another reading. Addresses that could never be compared are left out. */
export async function reopenRivals(trx: Transaction<Tables>, token: string, now: number): Promise<void> {
  await trx
    .updateTable('audit_rivals')
    .set({ state: 'open', reason: null, due_at: now, claim: null, attempts: 0 })
    .where('token', '=', token)
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', 'not in', ['address', 'own', 'twice'])]))
    .execute();
}

/** In the order of their columns; empty if no comparison was requested. */
export async function findRivals(db: Kysely<Tables>, token: string): Promise<StoredRival[]> {
  const rows = await db
    .selectFrom('audit_rivals')
    .selectAll()
    .where('token', '=', token)
    .orderBy('number')
    .execute();
  return rows.map(({ number, address, state, reason, record }) => ({
    ...{ number, address, state, reason },
    record: record === null ? null : read(record),
  }));
}

/** Null, with a log entry, if this version can't read the record: the report is complete without it. */
function read(json: string): RivalRecord | null {
  const record = rivalRecordSchema.safeParse(JSON.parse(json));
  if (record.success) return record.data;
  log.error('audit: what was found on a rival’s page can’t be read any more:', record.error);
  return null;
}

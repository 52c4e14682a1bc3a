import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { RivalState } from '@/lib/db/audit-rivals-table';
import type { Tables } from '@/lib/db/tables';
import { addJob, removeJobsOf } from '@/lib/jobs/job-store';
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

export const rivalJobKind = 'rival';

/** Replaces the rivals of a report. */
export async function replaceRivals(
  trx: Transaction<Tables>,
  { token, rivals }: { token: string; rivals: readonly NewRival[] },
  now: number,
): Promise<void> {
  await removeJobsOf(trx, { kind: rivalJobKind, report: token });
  await trx.deleteFrom('audit_rivals').where('token', '=', token).execute();
  for (const [index, { address, reason }] of rivals.entries()) {
    const state = reason ? 'unread' : 'open';
    const id = randomUUID();
    await trx
      .insertInto('audit_rivals')
      .values({ id, token, number: index + 1, address, state, reason, record: null })
      .execute();
    if (!reason) await addJob(trx, { kind: rivalJobKind, key: id, report: token, now });
  }
}

/** Queues the rivals of a report for another reading. Addresses that could never be compared are left out. */
export async function reopenRivals(trx: Transaction<Tables>, token: string, now: number): Promise<void> {
  await removeJobsOf(trx, { kind: rivalJobKind, report: token });
  const reopened = await trx
    .updateTable('audit_rivals')
    .set({ state: 'open', reason: null })
    .where('token', '=', token)
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', 'not in', ['address', 'own', 'twice'])]))
    .returning(['id', 'number'])
    .execute();
  for (const { id } of reopened.toSorted((a, b) => a.number - b.number)) {
    await addJob(trx, { kind: rivalJobKind, key: id, report: token, now });
  }
}

/** The address of a rival that is to be read; undefined if there is no such rival any more. */
export async function findOpenRival(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const rival = await db
    .selectFrom('audit_rivals')
    .select('address')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return rival?.address;
}

/** What reading a rival has brought: its record, or why there is none. */
export type RivalResult = { record: RivalRecord } | { reason: UnreadReason };

export async function saveRival(trx: Transaction<Tables>, id: string, result: RivalResult): Promise<void> {
  const columns =
    'reason' in result
      ? ({ state: 'unread', reason: result.reason, record: null } as const)
      : ({ state: 'read', reason: null, record: JSON.stringify(result.record) } as const);
  await trx.updateTable('audit_rivals').set(columns).where('id', '=', id).execute();
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
    number,
    address,
    state,
    reason,
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

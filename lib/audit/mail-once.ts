import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { MailMessage } from '@/lib/mail/message';
import { enqueue, findMailStatus } from '@/lib/mail/outbox';

/** State of the visitor's mail: queued now, queued earlier the same day, or undeliverable. */
export type AuditMailing = 'now' | 'earlier' | 'failed';

/** Queues a report's mail unless the same person already got one about the same website that day; `key` identifies both. */
export async function mailOnce(
  trx: Transaction<Tables>,
  { key, message, now, dueAt }: { key: string; message: MailMessage; now: number; dueAt?: number },
): Promise<AuditMailing> {
  if (await enqueue(trx, { key, kind: 'audit-report', message, now, dueAt })) return 'now';
  return (await findMailStatus(trx, key)) === 'parked' ? 'failed' : 'earlier';
}

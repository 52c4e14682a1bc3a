import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { recordedActions } from '@/lib/leads/state';
import type { StaffChangesTable } from './tables';

export const staffActions = [
  'signed_in',
  'signed_out',
  'ended_session',
  ...recordedActions,
  'answered',
  'took_answer_back',
  'released_mail',
  'settled_mail',
  'resumed_subscriber',
  'tested_webhook',
  'retried_webhook',
  'exported',
  'exported_subscribers',
  'forgot',
  'wrote_issue',
  'deleted_issue',
  'tested_issue',
  'sent_issue',
  'stopped_issue',
  'resumed_issue',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** Adds a row to the audit trail, within the transaction of the change if there is one; returns the row's id. */
export async function recordChange(
  db: Kysely<Tables>,
  change: { email: string; action: StaffAction; leadId?: string; detail?: string; now: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('staff_changes')
    .values({
      id,
      made_at: change.now,
      email: change.email,
      action: change.action,
      lead_id: change.leadId ?? null,
      detail: change.detail ?? '',
    })
    .execute();
  return id;
}

/** Changes of one lead, the oldest first. */
export async function listChangesOfLead(db: Kysely<Tables>, leadId: string): Promise<StaffChangesTable[]> {
  return db
    .selectFrom('staff_changes')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

export async function findChange(db: Kysely<Tables>, id: string): Promise<StaffChangesTable | undefined> {
  return db.selectFrom('staff_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest changes, the newest first. */
export async function listChanges(db: Kysely<Tables>, limit: number): Promise<StaffChangesTable[]> {
  return db
    .selectFrom('staff_changes')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

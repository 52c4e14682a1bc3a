import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { LeadAnswersTable } from '@/lib/db/lead-answers-table';
import type { Tables } from '@/lib/db/tables';

/** The answers to a lead, drafts too, the oldest first. */
export function listAnswers(db: Kysely<Tables>, leadId: string): Promise<LeadAnswersTable[]> {
  return db
    .selectFrom('lead_answers')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
}

export function findAnswer(db: Kysely<Tables>, id: string): Promise<LeadAnswersTable | undefined> {
  return db.selectFrom('lead_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findDraft(db: Kysely<Tables>, leadId: string): Promise<LeadAnswersTable | undefined> {
  return db
    .selectFrom('lead_answers')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
}

/** `held`: a colleague is writing an answer to this lead. `sent`: this answer was sent already. */
export type SavedDraft = 'saved' | 'sent' | { kind: 'held'; by: string; since: number };

interface Draft {
  id: string;
  leadId: string;
  email: string;
  body: string;
  now: number;
}

/** Stores what somebody writes, unless a colleague is writing. */
export async function saveDraft(trx: Transaction<Tables>, draft: Draft): Promise<SavedDraft> {
  const { id, leadId, email, body, now } = draft;
  if ((await findAnswer(trx, id))?.state === 'sent') return 'sent';
  await trx
    .insertInto('lead_answers')
    .values({
      ...{ id, email, body, state: 'draft', lead_id: leadId, updated_at: now },
      ...{ sent_at: null, state_before: null, answered_at_before: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const updated = await trx
    .updateTable('lead_answers')
    .set({ body, updated_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'draft')
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (updated) return 'saved';
  const other = await findDraft(trx, leadId);
  return other ? { kind: 'held', by: other.email, since: other.updated_at } : 'sent';
}

/** Deletes somebody's own draft. */
export async function deleteDraft(db: Kysely<Tables>, of: { leadId: string; email: string }): Promise<void> {
  await db
    .deleteFrom('lead_answers')
    .where('lead_id', '=', of.leadId)
    .where('state', '=', 'draft')
    .where('email', '=', of.email)
    .execute();
}

/** Gives a draft, with its text, to who goes on with it. */
export async function takeOverDraft(
  db: Kysely<Tables>,
  { leadId, email, now }: { leadId: string; email: string; now: number },
): Promise<void> {
  await db
    .updateTable('lead_answers')
    .set({ email, updated_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'draft')
    .execute();
}

/** Records an answer as sent, in place of its draft. */
export async function insertSent(trx: Transaction<Tables>, answer: LeadAnswersTable): Promise<void> {
  await deleteDraft(trx, { leadId: answer.lead_id, email: answer.email });
  await trx.deleteFrom('lead_answers').where('id', '=', answer.id).execute();
  await trx.insertInto('lead_answers').values(answer).execute();
}

/** An answer that was taken back is a draft again, or is kept as withdrawn if there is another draft. */
export async function reopenAnswer(
  trx: Transaction<Tables>,
  { id, leadId, email, now }: { id: string; leadId: string; email: string; now: number },
): Promise<void> {
  const state = (await findDraft(trx, leadId)) ? 'withdrawn' : 'draft';
  await trx
    .updateTable('lead_answers')
    .set({ state, email, updated_at: now, sent_at: null })
    .where('id', '=', id)
    .execute();
}

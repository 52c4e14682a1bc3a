import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { LeadAnswersTable } from './tables';

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

/**
 * `held`: a colleague is writing an answer to this lead. `elsewhere`: its writer has written something else in another window.
 * `sent`: this answer was sent already.
 */
export type SavedDraft =
  | 'saved'
  | 'sent'
  | { kind: 'held'; by: string; since: number }
  | { kind: 'elsewhere'; draft: LeadAnswersTable };

export interface Draft {
  /** Chosen by the page: a draft has that of the page that wrote it last. */
  id: string;
  leadId: string;
  email: string;
  body: string;
  /** `updated_at` of the draft that the page shows; 0 if it shows none. */
  seen: number;
  now: number;
}

/** Stores what somebody writes, unless a colleague is writing, or they themselves in another window. */
export async function saveDraft(trx: Transaction<Tables>, draft: Draft): Promise<SavedDraft> {
  const { leadId, email, body, now } = draft;
  const known = await findAnswer(trx, draft.id);
  if (known && isSameSent(known, draft)) return 'sent';
  // Another text from the page of an answer that was sent is another answer.
  const id = known && known.state !== 'draft' ? randomUUID() : draft.id;
  await trx
    .insertInto('lead_answers')
    .values({
      id,
      email,
      body,
      state: 'draft',
      lead_id: leadId,
      updated_at: now,
      sent_at: null,
      state_before: null,
      answered_at_before: null,
      taken_by_before: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findDraft(trx, leadId);
  const refusal = stored && refuseDraft(stored, { ...draft, id });
  if (refusal) return refusal;
  const updated = await trx
    .updateTable('lead_answers')
    .set({ id, body, updated_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'draft')
    .where('email', '=', email)
    .where('updated_at', '=', stored?.updated_at ?? 0)
    .returning('id')
    .executeTakeFirst();
  if (updated) return 'saved';
  const other = await findDraft(trx, leadId);
  return (other && refuseDraft(other, { ...draft, id })) ?? 'sent';
}

/** Whether an answer was sent with this text: a form that was posted twice is one answer. */
export function isSameSent(answer: LeadAnswersTable, { body }: Pick<Draft, 'body'>): boolean {
  return answer.state === 'sent' && answer.body === body;
}

/** Why a draft isn't to be replaced; undefined if it is the one that the page shows or has written itself. */
export function refuseDraft(
  stored: LeadAnswersTable,
  { id, email, body, seen }: Draft,
): Exclude<SavedDraft, string> | undefined {
  if (stored.email !== email) return { kind: 'held', by: stored.email, since: stored.updated_at };
  const isKnown = stored.id === id || stored.updated_at === seen || stored.body === body;
  return isKnown ? undefined : { kind: 'elsewhere', draft: stored };
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
  { id, leadId, now }: { id: string; leadId: string; now: number },
): Promise<void> {
  const state = (await findDraft(trx, leadId)) ? 'withdrawn' : 'draft';
  await trx
    .updateTable('lead_answers')
    .set({ state, updated_at: now, sent_at: null })
    .where('id', '=', id)
    .execute();
}

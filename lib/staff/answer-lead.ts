import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { StaffChangesTable } from '@/lib/db/staff-tables';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { raiseAnswered, withdrawAnswered } from '@/lib/leads/lead-events';
import { enqueue } from '@/lib/mail/outbox';
import { withdrawMail } from '@/lib/mail/withdraw-mail';
import { answerKey } from './answer-key';
import { answerMail } from './answer-mail';
import { findAnswer, findDraft, insertSent, reopenAnswer, saveDraft } from './answers-store';
import { listChangesOfLead, recordChange } from './changes-store';
import { type DeskLead, findLead } from './desk-leads-store';
import { answerUndoMs } from './limits';
import { findMail } from './mails-store';

interface Answer {
  /** From the page with the form: the same answer sent again is not a second one. */
  id: string;
  leadId: string;
  /** The version of the lead that its writer saw. */
  version: number;
  email: string;
  body: string;
  now: number;
}

/**
 * `stale`: somebody has changed the lead meanwhile; the text is kept as a draft. `held`: a colleague is writing an answer.
 * Nothing is sent in either case.
 */
export type AnswerResult =
  | { kind: 'sent' }
  | { kind: 'stale'; last: StaffChangesTable | undefined }
  | { kind: 'held'; by: string; since: number };

/**
 * Puts an answer into the outbox, due when it can no longer be taken back, and marks the lead as answered, in one
 * transaction. Throws AppError `not_found` if there is no such lead.
 */
export async function sendAnswer(db: Kysely<Tables>, answer: Answer): Promise<AnswerResult> {
  const { id, leadId, version, email, body, now } = answer;
  const seen = await findLead(db, leadId);
  if (!seen) throw new AppError('not_found');
  // Rendered before the transaction, which blocks other writers.
  const acknowledged = await findMail(db, `acknowledgement-${leadId}`);
  const message = await answerMail(seen, { body, email, acknowledged: acknowledged?.payload });
  return db.transaction().execute(async (trx) => {
    if ((await findAnswer(trx, id))?.state === 'sent') return { kind: 'sent' };
    const draft = await findDraft(trx, leadId);
    if (draft && draft.email !== email) return { kind: 'held', by: draft.email, since: draft.updated_at };
    const lead = await findLead(trx, leadId);
    if (!lead) throw new AppError('not_found');
    if (lead.state === 'spam' || lead.version !== version || !(await markAnswered(trx, lead, answer))) {
      if ((await saveDraft(trx, answer)) === 'sent') return { kind: 'sent' };
      return { kind: 'stale', last: (await listChangesOfLead(trx, leadId)).at(-1) };
    }
    await insertSent(trx, {
      ...{ id, email, body, lead_id: leadId, state: 'sent', updated_at: now, sent_at: now },
      ...{ state_before: lead.state, answered_at_before: lead.answered_at },
    });
    const dueAt = now + answerUndoMs;
    await enqueue(trx, { key: answerKey(id), kind: 'answer', recipient: 'counted', message, now, dueAt });
    await raiseAnswered(trx, lead, { by: email, now, dueAt });
    await recordChange(trx, { email, action: 'answered', leadId, now });
    return { kind: 'sent' };
  });
}

/** Returns whether it was stored: false if another transaction changed the same version first. */
async function markAnswered(
  trx: Transaction<Tables>,
  lead: DeskLead,
  { email, now }: Answer,
): Promise<boolean> {
  const updated = await trx
    .updateTable('lead_progress')
    .set({
      state: 'answered',
      taken_by: lead.taken_by ?? email,
      answered_at: lead.answered_at ?? now,
      version: lead.version + 1,
      updated_at: now,
    })
    .where('lead_id', '=', lead.id)
    .where('version', '=', lead.version)
    .returning('lead_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Takes an answer back whose mail hasn't been tried. Returns false if it is too late, or was done before. */
export async function undoAnswer(
  db: Kysely<Tables>,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const answer = await findAnswer(trx, id);
    if (answer?.state !== 'sent' || !(await withdrawMail(trx, answerKey(id)))) return false;
    const { lead_id: leadId, state_before, answered_at_before } = answer;
    await reopenAnswer(trx, { id, leadId, email, now });
    const lead = await findLead(trx, leadId);
    const state = lead?.state === 'answered' ? (state_before ?? 'new') : lead?.state;
    if (state) {
      await trx
        .updateTable('lead_progress')
        .set(({ eb }) => ({
          state,
          answered_at: answered_at_before,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('lead_id', '=', leadId)
        .execute();
    }
    await withdrawAnswered(trx, leadId);
    await recordChange(trx, { email, action: 'took_answer_back', leadId, now });
    return true;
  });
}

import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { raiseAnswered, withdrawAnswered } from '@/lib/leads/lead-events';
import type { DeskLead } from '@/lib/leads/leads-store';
import { enqueue } from '@/lib/mail/outbox';
import { withdrawMail } from '@/lib/mail/withdraw-mail';
import { answerKey } from './answer-key';
import { answerMail } from './answer-mail';
import {
  type Draft,
  findAnswer,
  findDraft,
  insertSent,
  isSameSent,
  refuseDraft,
  reopenAnswer,
  type SavedDraft,
  saveDraft,
} from './answers-store';
import { listChangesOfLead, recordChange } from './changes-store';
import { findLead } from './desk-leads-store';
import { answerUndoMs } from './limits';
import { findMail } from './mails-store';
import type { StaffChangesTable } from './tables';

/** From the page with the form: the same answer sent again is not a second one. */
interface Answer extends Draft {
  /** The version of the lead that its writer saw. */
  version: number;
}

/** `stale`: somebody has changed the lead meanwhile; the text is kept as a draft. Only `sent` means that anything is sent. */
export type AnswerResult =
  | { kind: 'sent' }
  | { kind: 'stale'; last: StaffChangesTable | undefined }
  | Exclude<SavedDraft, string>;

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
    const known = await findAnswer(trx, id);
    if (known && isSameSent(known, answer)) return { kind: 'sent' };
    const draft = await findDraft(trx, leadId);
    const refusal = draft && refuseDraft(draft, answer);
    if (refusal) return refusal;
    const lead = await findLead(trx, leadId);
    if (!lead) throw new AppError('not_found');
    if (lead.state === 'spam' || lead.version !== version || !(await markAnswered(trx, lead, answer))) {
      const saved = await saveDraft(trx, answer);
      if (saved === 'sent') return { kind: 'sent' };
      if (saved !== 'saved') return saved;
      return { kind: 'stale', last: (await listChangesOfLead(trx, leadId)).at(-1) };
    }
    await insertSent(trx, {
      id,
      email,
      body,
      lead_id: leadId,
      state: 'sent',
      updated_at: now,
      sent_at: now,
      state_before: lead.state,
      answered_at_before: lead.answered_at,
      taken_by_before: lead.taken_by,
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

/** `late`: its mail has been tried, or it was taken back before. `foreign`: it belongs to somebody else. */
export type Undone = { kind: 'undone' } | { kind: 'late' } | { kind: 'foreign'; by: string };

/** Takes one's own answer back whose mail hasn't been tried, so that the lead is again as it was before. */
export async function undoAnswer(
  db: Kysely<Tables>,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<Undone> {
  return db.transaction().execute(async (trx) => {
    const answer = await findAnswer(trx, id);
    if (answer && answer.email !== email) return { kind: 'foreign', by: answer.email };
    if (answer?.state !== 'sent' || !(await withdrawMail(trx, answerKey(id)))) return { kind: 'late' };
    const { lead_id: leadId, state_before, answered_at_before, taken_by_before } = answer;
    await reopenAnswer(trx, { id, leadId, now });
    const lead = await findLead(trx, leadId);
    if (lead) {
      await trx
        .updateTable('lead_progress')
        .set({
          state: lead.state === 'answered' ? (state_before ?? 'new') : lead.state,
          // Unless it was handed over meanwhile.
          taken_by: lead.taken_by === email ? taken_by_before : lead.taken_by,
          answered_at: answered_at_before,
          version: lead.version + 1,
          updated_at: now,
        })
        .where('lead_id', '=', leadId)
        .execute();
    }
    await withdrawAnswered(trx, leadId, now);
    await recordChange(trx, { email, action: 'took_answer_back', leadId, now });
    return { kind: 'undone' };
  });
}

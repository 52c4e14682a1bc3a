import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { staffLeadPath } from '@/lib/site/staff-path';
import { sendAnswer, undoAnswer } from './answer-lead';
import { answerPage } from './answer-page';
import { deleteDraft, type SavedDraft, saveDraft, takeOverDraft } from './answers-store';
import { findLead } from './desk-leads-store';
import { fillTemplate } from './fill-template';
import type { AnswerInput } from './schema';
import { stalePage } from './stale-page';
import { formatTime, t } from './words';

interface Act {
  input: AnswerInput;
  email: string;
  now: number;
}

/**
 * What the buttons of the form for an answer do. Returns the page to show, which is the lead's unless a colleague was
 * faster. Throws AppError `not_found` if there is no such lead.
 */
export async function actOnAnswer(
  db: Kysely<Tables>,
  { input, email, now }: Act,
): Promise<Response | { to: string }> {
  const { lead: leadId, answer: id, version, action, body } = input;
  const done = { to: `${staffLeadPath(leadId)}#answer` };
  switch (action) {
    case 'send': {
      const result = await sendAnswer(db, { id, leadId, version, email, body, now });
      if (result.kind === 'stale') return stalePage(leadId, result.last, { kept: t('answer.kept') });
      return result.kind === 'held' ? heldPage(leadId, result, body) : done;
    }
    case 'save':
    case 'insert': {
      const text = action === 'insert' ? await withTemplate(db, input, email) : body;
      const draft = { id, leadId, email, body: text, now };
      const saved = await db.transaction().execute((trx) => saveDraft(trx, draft));
      return isHeld(saved) ? heldPage(leadId, saved, body) : done;
    }
    case 'discard':
      await deleteDraft(db, { leadId, email });
      return done;
    case 'take_over':
      await takeOverDraft(db, { leadId, email, now });
      return done;
    case 'undo':
      if (await undoAnswer(db, { id, email, now })) return done;
      return answerPage({
        ...{ status: 409, title: t('answer.lateTitle'), text: t('answer.late') },
        link: { href: done.to, label: t('failed.openLead') },
      });
  }
}

/** What was typed, followed by the template. */
async function withTemplate(
  db: Kysely<Tables>,
  { lead: leadId, template, body }: AnswerInput,
  email: string,
): Promise<string> {
  const lead = await findLead(db, leadId);
  if (!lead) throw new AppError('not_found');
  if (template === '') return body;
  const filled = await fillTemplate(template, lead, email);
  return body === '' ? filled : `${body}\n\n${filled}`;
}

type Held = Extract<SavedDraft, { kind: 'held' }>;

function isHeld(saved: SavedDraft): saved is Held {
  return typeof saved === 'object';
}

/** The answer to who writes while a colleague does. */
function heldPage(leadId: string, { by, since }: Omit<Held, 'kind'>, typed: string): Response {
  const text = t('answer.held', { who: by, when: formatTime(since) });
  const link = { href: `${staffLeadPath(leadId)}#answer`, label: t('failed.openLead') };
  return answerPage({ status: 409, title: t('answer.heldTitle'), text, typed, link });
}

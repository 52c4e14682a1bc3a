import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { staffLeadPath } from '@/lib/site/staff-path';
import { sendAnswer, undoAnswer } from './answer-lead';
import { answerPage } from './answer-page';
import { deleteDraft, type SavedDraft, saveDraft, takeOverDraft } from './answers-store';
import { listChangesOfLead } from './changes-store';
import { findLead } from './desk-leads-store';
import { fillTemplate } from './fill-template';
import { nameChange } from './name-change';
import type { AnswerInput } from './schema';
import type { FormAnswer } from './staff-route';
import { stalePage } from './stale-page';
import { keepTyped } from './typed-form';
import { formatTime, t } from './words';

interface Act {
  input: AnswerInput;
  request: Request;
  email: string;
  now: number;
}

/**
 * What the buttons of the form for an answer do. Returns the page to show, which is the lead's unless somebody was faster.
 * Throws AppError `not_found` if there is no such lead.
 */
export async function actOnAnswer(db: Kysely<Tables>, act: Act): Promise<FormAnswer> {
  const { input, email, now } = act;
  const { lead: leadId, answer: id, version, action, body, seen } = input;
  const done = { to: `${staffLeadPath(leadId)}#answer` };
  switch (action) {
    case 'send': {
      const result = await sendAnswer(db, { id, leadId, version, email, body, seen, now });
      if (result.kind === 'sent') return done;
      if (result.kind !== 'stale') return refusedPage(act, result);
      return stalePage({ leadId, last: result.last, email, kept: t('answer.kept') });
    }
    case 'save':
    case 'insert': {
      const text = action === 'insert' ? await withTemplate(db, input, email) : body;
      const draft = { id, leadId, email, body: text, seen, now };
      const saved = await db.transaction().execute((trx) => saveDraft(trx, draft));
      if (typeof saved === 'object') return refusedPage(act, saved);
      if (saved === 'sent') return done;
      return { ...done, stored: { seen: now, news: await findNews(db, act) } };
    }
    case 'look':
      return { ...done, stored: { news: await findNews(db, act) } };
    case 'discard':
      await deleteDraft(db, { leadId, email });
      return done;
    case 'take_over':
      await takeOverDraft(db, { leadId, email, now });
      return done;
    case 'undo': {
      const undone = await undoAnswer(db, { id, email, now });
      if (undone.kind === 'undone') return done;
      const [title, text] =
        undone.kind === 'late'
          ? [t('answer.lateTitle'), t('answer.late')]
          : [t('answer.foreignTitle'), t('answer.foreign', { who: undone.by })];
      return answerPage({ status: 409, title, text, link: { href: done.to, label: t('failed.openLead') } });
    }
  }
}

/** Who has changed the lead since its page was opened, as a sentence; empty if nobody has. */
async function findNews(db: Kysely<Tables>, { input, email }: Act): Promise<string> {
  const lead = await findLead(db, input.lead);
  if (!lead) throw new AppError('not_found');
  if (lead.version === input.version) return '';
  const last = (await listChangesOfLead(db, lead.id)).at(-1);
  if (!last) return t('failed.staleUnknown');
  const who = last.email === email ? t('answer.you') : last.email;
  return t('answer.news', { who, when: formatTime(last.made_at), what: nameChange(last.action) });
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

/** The answer to who writes while a colleague does, or they themselves in another window. */
function refusedPage({ input, request }: Act, saved: Exclude<SavedDraft, string>): Response {
  const href = `${staffLeadPath(input.lead)}#answer`;
  if (saved.kind === 'held') {
    return answerPage({
      status: 409,
      title: t('answer.heldTitle'),
      text: t('answer.held', { who: saved.by, when: formatTime(saved.since) }),
      typed: keepTyped(request, sentFields(input)),
      link: { href, label: t('failed.openLead') },
    });
  }
  const { updated_at: at, body } = saved.draft;
  return answerPage({
    status: 409,
    title: t('answer.elsewhereTitle'),
    text: t('answer.elsewhere', { when: formatTime(at) }),
    quote: { label: t('answer.elsewhereSays'), text: body || t('answer.empty') },
    typed: keepTyped(request, sentFields(input), {
      button: t(input.action === 'send' ? 'answer.sendThis' : 'answer.keepThis'),
      changed: { seen: String(at) },
    }),
    link: { href, label: t('answer.openOther') },
  });
}

function sentFields(input: AnswerInput): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

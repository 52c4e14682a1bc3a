import { nameLanguage } from '@/lib/i18n/name-language';
import type { DeskLead } from '@/lib/leads/leads-store';
import { answerTemplates } from '@/lib/staff/answer-templates';
import { draftWords } from '@/lib/staff/saver-words';
import type { LeadAnswersTable } from '@/lib/staff/tables';
import { formatTime, t } from '@/lib/staff/words';
import { DraftSaver } from './draft-saver';
import { LeadFields } from './lead-fields';

interface AnswerFormProps {
  lead: DeskLead;
  /** The own draft. */
  draft: LeadAnswersTable | undefined;
  /** Who is signed in. */
  email: string;
  /** Id of the answer. */
  id: string;
}

/** Templates, the text of an answer, and what to do with it. */
export function AnswerForm({ lead, draft, email, id }: AnswerFormProps) {
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-2" method="post" action="/staff/answer">
      <LeadFields lead={lead} />
      <input type="hidden" name="answer" value={id} />
      <input type="hidden" name="seen" value={draft?.updated_at ?? 0} />
      <p className="text-muted wrap-anywhere">
        {t('answer.lede', { to: lead.email, email })}{' '}
        {t('answer.language', { language: nameLanguage(lead.locale) })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor="template">{t('answer.template')}</label>
        <select className="w-auto min-w-0 flex-[1_1_12rem]" id="template" name="template" defaultValue="">
          <option value="">{t('answer.choose')}</option>
          {answerTemplates.map((template) => (
            <option key={template} value={template}>
              {t(`answer.templates.${template}`)}
            </option>
          ))}
        </select>
        <button type="submit" name="action" value="insert">
          {t('answer.insert')}
        </button>
      </div>
      <label htmlFor="body">{t('answer.body')}</label>
      <textarea
        id="body"
        name="body"
        defaultValue={draft?.body}
        className="min-h-64"
        dir="auto"
        lang={lead.locale}
        maxLength={20_000}
        aria-describedby="draft"
      />
      <p className="font-[650] text-red" role="status" data-news="" />
      <p id="draft" className="text-muted" aria-live="polite" data-saved="">
        {draft ? t('answer.saved', { time: formatTime(draft.updated_at) }) : t('answer.unsaved')}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="action" value="send" data-main="">
          {t('answer.send')}
        </button>
        <button type="submit" name="action" value="save">
          {t('answer.save')}
        </button>
        {draft && (
          <button type="submit" name="action" value="discard">
            {t('answer.discard')}
          </button>
        )}
      </div>
      <DraftSaver look="look" words={draftWords} />
    </form>
  );
}

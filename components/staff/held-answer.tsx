import type { DeskLead } from '@/lib/leads/leads-store';
import type { LeadAnswersTable } from '@/lib/staff/tables';
import { formatTime, t } from '@/lib/staff/words';
import { LeadFields } from './lead-fields';

/** What a colleague is writing, with a button to go on with it. */
export function HeldAnswer({ lead, draft }: { lead: DeskLead; draft: LeadAnswersTable }) {
  return (
    <form className="grid gap-1 pb-3 border-b border-hair" method="post" action="/staff/answer">
      <LeadFields lead={lead} />
      <input type="hidden" name="answer" value={draft.id} />
      <p>
        <strong>{t('answer.heldHere', { who: draft.email, when: formatTime(draft.updated_at) })}</strong>
      </p>
      <p
        className="ps-3 border-s-4 border-surf whitespace-pre-wrap wrap-anywhere"
        dir="auto"
        lang={draft.body ? lead.locale : undefined}
      >
        {draft.body || t('answer.empty')}
      </p>
      <div>
        <button type="submit" name="action" value="take_over">
          {t('answer.takeOver')}
        </button>
      </div>
    </form>
  );
}

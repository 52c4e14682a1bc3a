import { brand } from '@/lib/config/brand';
import type { LeadState } from '@/lib/db/lead-state';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import type { LeadAction } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { LeadFields } from './lead-fields';

/** Buttons that change a lead, and forms for whom it belongs to, until when, what it brought, and a note. */
export function LeadActions({ lead, members }: { lead: DeskLead; members: readonly string[] }) {
  const others = members.filter((member) => member !== lead.taken_by);
  const isOpen = lead.state !== 'spam' && lead.state !== 'report';
  return (
    <section className="grid gap-4 p-4 border-(length:--bw) border-line rounded-2" aria-labelledby="actions">
      <h2 id="actions">{t('lead.actions')}</h2>
      <form className="flex flex-wrap gap-2" method="post" action="/staff/change">
        <LeadFields lead={lead} />
        {listActions(lead).map((action) => (
          <button key={action} type="submit" name="action" value={action}>
            {t(`lead.do.${action === 'new' && lead.state === 'spam' ? 'not_spam' : action}`)}
          </button>
        ))}
      </form>
      {isOpen && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
          <form className="grid content-start justify-items-start gap-2" method="post" action="/staff/change">
            <LeadFields lead={lead} />
            <label htmlFor="to">{t('lead.colleague')}</label>
            <select id="to" name="to">
              {others.map((member) => (
                <option key={member}>{member}</option>
              ))}
            </select>
            <button type="submit" name="action" value="hand_over">
              {t('lead.do.hand_over')}
            </button>
          </form>
          <form className="grid content-start justify-items-start gap-2" method="post" action="/staff/change">
            <LeadFields lead={lead} />
            <label htmlFor="due">{t('lead.dueDate')}</label>
            <input id="due" name="due" type="date" defaultValue={lead.due_at ? isoDay(lead.due_at) : ''} />
            <button type="submit" name="action" value="due">
              {t('lead.do.due')}
            </button>
          </form>
          <form className="grid content-start justify-items-start gap-2" method="post" action="/staff/change">
            <LeadFields lead={lead} />
            <label htmlFor="amount">{t('lead.amount')}</label>
            <input
              id="amount"
              name="amount"
              inputMode="decimal"
              pattern="\$?\d[\d,]*(\.\d{1,2})?"
              defaultValue={lead.amount_cents === null ? '' : (lead.amount_cents / 100).toFixed(2)}
            />
            <div className="flex flex-wrap gap-2">
              <button type="submit" name="action" value="won">
                {t('lead.do.won')}
              </button>
              <button type="submit" name="action" value="lost" formNoValidate>
                {t('lead.do.lost')}
              </button>
            </div>
          </form>
        </div>
      )}
      <form className="grid content-start justify-items-start gap-2" method="post" action="/staff/change">
        <LeadFields lead={lead} />
        <label htmlFor="note">{t('lead.note')}</label>
        <textarea id="note" name="note" required maxLength={5000} />
        <button type="submit" name="action" value="note">
          {t('lead.addNote')}
        </button>
      </form>
    </section>
  );
}

/** What a button alone can do in each state, the most likely first. */
const actionsIn: Record<LeadState, readonly Exclude<LeadAction, 'note'>[]> = {
  new: ['answered', 'done', 'spam'],
  answered: ['done', 'new'],
  won: ['new'],
  lost: ['new'],
  done: ['new'],
  report: ['new', 'done', 'spam'],
  spam: ['new'],
};

function listActions({ state, taken_by }: DeskLead): Exclude<LeadAction, 'note'>[] {
  const isOpen = state === 'new' || state === 'answered';
  if (!isOpen) return [...actionsIn[state]];
  return taken_by === null ? ['take', ...actionsIn[state]] : [...actionsIn[state], 'give_back'];
}

/** The day of a time in the office, as a date field has it. */
function isoDay(ms: number): string {
  return day.format(ms);
}

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: brand.timeZone });

import { brand } from '@/lib/config/brand';
import type { DeskLead } from '@/lib/leads/leads-store';
import { type LeadStep, listSteps, stateRow } from '@/lib/leads/state';
import { checkDueDate, nextOpenDay } from '@/lib/staff/check-change';
import { parseMoney } from '@/lib/staff/parse-money';
import { choiceWords } from '@/lib/staff/saver-words';
import { formatFullDay, t } from '@/lib/staff/words';
import { LeadFields } from './lead-fields';
import { SaveOnChange } from './save-on-change';

/** What was sent and not stored before its sender has answered: the field, and what was typed. */
export interface AskedAbout {
  about: string;
  value: string;
}

interface LeadActionsProps {
  lead: DeskLead;
  members: readonly string[];
  asked: AskedAbout;
  now: number;
}

/** Id of the form with the note. */
const notes = 'note-form';

/** The next step with a lead, whom it belongs to, until when, a note, and a menu with all other steps. */
export function LeadActions({ lead, members, asked, now }: LeadActionsProps) {
  const { isWanted } = stateRow(lead.state);
  const { next, others } = listSteps(lead);
  return (
    <section className="grid gap-4 p-4 border-(length:--bw) border-line rounded-2" aria-labelledby="actions">
      <h2 id="actions">{t('lead.actions')}</h2>
      {next === 'won' ? (
        <WonForm lead={lead} asked={asked} isNext />
      ) : (
        next && (
          <button
            className="min-h-14 text-[length:var(--step-1)]"
            type="submit"
            form={notes}
            formNoValidate
            name="action"
            value={next}
            data-main=""
          >
            {nameStep(next, lead)}
          </button>
        )
      )}
      {isWanted && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
          <OwnerForm lead={lead} members={members} />
          <DueForm lead={lead} asked={asked} now={now} />
        </div>
      )}
      {/* A note that is typed goes along with each step. */}
      <form
        id={notes}
        className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2"
        method="post"
        action="/staff/change"
      >
        <LeadFields lead={lead} />
        <label htmlFor="note">{t('lead.note')}</label>
        <textarea id="note" name="note" required maxLength={5000} />
        <button type="submit" name="action" value="note">
          {t('lead.addNote')}
        </button>
      </form>
      <details open={asked.about === 'amount' && next !== 'won'}>
        <summary>{t('lead.otherSteps')}</summary>
        <div className="grid gap-4 pt-2">
          <p className="flex flex-wrap gap-2">
            {others.map((action) => (
              <button key={action} type="submit" form={notes} formNoValidate name="action" value={action}>
                {nameStep(action, lead)}
              </button>
            ))}
          </p>
          {isWanted && next !== 'won' && <WonForm lead={lead} asked={asked} />}
        </div>
      </details>
    </section>
  );
}

/** What the order brought, and the button that says that there is one. */
function WonForm({ lead, asked, isNext }: { lead: DeskLead; asked: AskedAbout; isNext?: true }) {
  const read = asked.about === 'amount' ? parseMoney(asked.value) : undefined;
  const fault = read && 'fault' in read ? read.fault : undefined;
  const stored = lead.amount_cents === null ? '' : (lead.amount_cents / 100).toFixed(2);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2"
      method="post"
      action="/staff/change"
    >
      <LeadFields lead={lead} />
      <label htmlFor="amount">{t('lead.amount')}</label>
      <input
        id="amount"
        name="amount"
        inputMode="decimal"
        aria-describedby="amount-hint"
        aria-invalid={fault ? true : undefined}
        defaultValue={fault ? asked.value : stored}
      />
      <p id="amount-hint" className={fault ? 'font-[650] text-red' : 'text-muted'}>
        {fault ? t(`lead.amountFaults.${fault}`, { typed: asked.value }) : t('lead.amountHint')}
      </p>
      <button
        className={isNext && 'min-h-14 w-full text-[length:var(--step-1)]'}
        type="submit"
        name="action"
        value="won"
        data-main={isNext && ''}
      >
        {t('lead.do.won')}
      </button>
    </form>
  );
}

/** Whose it is: chosen, it is stored. */
function OwnerForm({ lead, members }: { lead: DeskLead; members: readonly string[] }) {
  const owner = lead.taken_by ?? '';
  const others = members.filter((member) => member !== owner);
  if (others.length === 0) return null;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2"
      method="post"
      action="/staff/change"
    >
      <LeadFields lead={lead} />
      <label htmlFor="to">{t('lead.colleague')}</label>
      <select id="to" name="to" defaultValue={owner} key={owner} required aria-describedby="to-saved">
        <option value={owner}>{owner || t('lead.nobody')}</option>
        {others.map((member) => (
          <option key={member}>{member}</option>
        ))}
      </select>
      <p id="to-saved" className="text-muted" aria-live="polite" data-saved="" />
      <noscript>
        <button type="submit" name="action" value="hand_over">
          {t('lead.do.hand_over')}
        </button>
      </noscript>
      <SaveOnChange action="hand_over" shown={owner} words={choiceWords} />
    </form>
  );
}

/** Until when: chosen, it is stored, or asked about. */
function DueForm({ lead, asked, now }: { lead: DeskLead; asked: AskedAbout; now: number }) {
  const stored = lead.due_at === null ? '' : isoDay(lead.due_at);
  const isAsked = asked.about === 'due' && /^\d{4}-\d{2}-\d{2}$/.test(asked.value);
  const fault = isAsked && asked.value !== stored ? checkDueDate(asked.value, now) : undefined;
  const shown = fault ? asked.value : stored;
  const better = fault === 'closed' ? nextOpenDay(asked.value) : undefined;
  return (
    <div className="grid content-start gap-2">
      <form
        className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2"
        method="post"
        action="/staff/change"
      >
        <LeadFields lead={lead} />
        <label htmlFor="due">{t('lead.dueDate')}</label>
        <input
          id="due"
          name="due"
          type="date"
          key={stored}
          defaultValue={shown}
          aria-describedby={fault ? 'due-question due-saved' : 'due-saved'}
        />
        <p id="due-saved" className="text-muted" aria-live="polite" data-saved="" />
        <noscript>
          <button type="submit" name="action" value="due">
            {t('lead.do.due')}
          </button>
        </noscript>
        <SaveOnChange action="due" shown={shown} words={choiceWords} />
      </form>
      {fault && (
        <form className="grid justify-items-start gap-2" method="post" action="/staff/change">
          <LeadFields lead={lead} />
          <p id="due-question" className="font-[650] text-red" role="status">
            {t(`lead.dueFaults.${fault}`, { day: formatFullDay(asked.value) })}
          </p>
          <input type="hidden" name="due" value={asked.value} />
          <input type="hidden" name="sure" value={asked.value} />
          <button type="submit" name="action" value="due">
            {t('lead.dueSure', { day: formatFullDay(asked.value) })}
          </button>
        </form>
      )}
      {better && (
        <form method="post" action="/staff/change">
          <LeadFields lead={lead} />
          <input type="hidden" name="due" value={better} />
          <button type="submit" name="action" value="due">
            {t('lead.dueInstead', { day: formatFullDay(better) })}
          </button>
        </form>
      )}
    </div>
  );
}

function nameStep(step: LeadStep, { state }: DeskLead): string {
  return t(`lead.do.${step === 'new' && state === 'spam' ? 'not_spam' : step}`);
}

/** The day of a time in the office, as a date field has it. */
function isoDay(ms: number): string {
  return day.format(ms);
}

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: brand.timeZone });

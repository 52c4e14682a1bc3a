import type { DeskLead } from '@/lib/leads/leads-store';
import { stateRow } from '@/lib/leads/state';
import { leadDueAt } from '@/lib/staff/lead-due-at';
import { formatMoney, formatTime, t } from '@/lib/staff/words';

/** Until when something has to be done about a lead; otherwise when it was answered, or what it brought. */
export function AnswerDue({ lead, now }: { lead: DeskLead; now: number }) {
  if (lead.state === 'won' && lead.amount_cents !== null)
    return (
      <strong className="text-kelp">{t('lead.amountOf', { amount: formatMoney(lead.amount_cents) })}</strong>
    );
  const due = leadDueAt(lead);
  if (due === undefined)
    return lead.answered_at === null ? null : (
      <span>{t('lead.answeredAt', { time: formatTime(lead.answered_at) })}</span>
    );
  const name = stateRow(lead.state).due === 'promised' ? 'due' : 'followUp';
  const time = formatTime(due);
  return due < now ? (
    <strong className="text-red">{t(`lead.${name}Late`, { time })}</strong>
  ) : (
    <span>{t(`lead.${name}`, { time })}</span>
  );
}

import { formatters } from '@/lib/i18n/format';
import { answerDue } from '@/lib/leads/answer-due';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { formatTime, t } from '@/lib/staff/words';
import styles from './answer-due.module.css';

const { price } = formatters('en');

/** Until when something has to be done about a lead; otherwise when it was answered, or what it brought. */
export function AnswerDue({ lead, now }: { lead: DeskLead; now: number }) {
  if (lead.state === 'won' && lead.amount_cents !== null)
    return <span>{t('lead.amountOf', { amount: price(lead.amount_cents / 100) })}</span>;
  if (lead.state === 'new')
    return <Due at={lead.due_at ?? answerDue(lead.received_at)} now={now} names="due" />;
  if (lead.state === 'answered' && lead.due_at !== null)
    return <Due at={lead.due_at} now={now} names="followUp" />;
  if (lead.answered_at === null) return null;
  return <span>{t('lead.answeredAt', { time: formatTime(lead.answered_at) })}</span>;
}

function Due({ at, now, names }: { at: number; now: number; names: 'due' | 'followUp' }) {
  const time = formatTime(at);
  return at < now ? (
    <strong className={styles.late}>{t(`lead.${names}Late`, { time })}</strong>
  ) : (
    <span>{t(`lead.${names}`, { time })}</span>
  );
}

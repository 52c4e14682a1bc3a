import { answerDue } from '@/lib/leads/answer-due';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { formatTime, t } from '@/lib/staff/words';
import styles from './answer-due.module.css';

/** The deadline for answering a new lead, or when it was answered. */
export function AnswerDue({ lead, now }: { lead: DeskLead; now: number }) {
  if (lead.answered_at !== null)
    return <span>{t('lead.answeredAt', { time: formatTime(lead.answered_at) })}</span>;
  if (lead.state !== 'new') return null;
  const due = answerDue(lead.received_at);
  const time = formatTime(due);
  return due < now ? (
    <strong className={styles.late}>{t('lead.dueLate', { time })}</strong>
  ) : (
    <span>{t('lead.due', { time })}</span>
  );
}

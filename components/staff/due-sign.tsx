import { formatters } from '@/lib/i18n/format';
import type { DeskLead } from '@/lib/leads/leads-store';
import { leadDueAt } from '@/lib/staff/lead-due-at';
import { measureDue } from '@/lib/staff/measure-due';
import { formatMoney, formatSoon, t } from '@/lib/staff/words';
import styles from './due-sign.module.css';

const { number } = formatters('en');

/**
 * A parking sign with the time that is left for a lead, or what became of it. Hidden from screen readers: `AnswerDue` says
 * the same as a sentence.
 */
export function DueSign({ lead, now }: { lead: DeskLead; now: number }) {
  const { tone, figure, words, small } = readFace(lead, now);
  return (
    <div className={styles.sign} data-tone={tone} aria-hidden="true">
      {figure && <b className={styles.figure}>{figure}</b>}
      <span className={styles.words}>{words}</span>
      {small && <span className={styles.small}>{small}</span>}
    </div>
  );
}

function readFace(lead: DeskLead, now: number) {
  const due = leadDueAt(lead);
  if (due !== undefined) {
    const { count, unit, tone } = measureDue(due, now);
    const words = t(`sign.${unit}`, { count, when: tone === 'late' ? 'late' : 'left' });
    return { tone, figure: number(count), words, small: formatSoon(due, now) };
  }
  const words = t(`leads.states.${lead.state}`);
  if (lead.state === 'won' && lead.amount_cents !== null)
    return { tone: 'won', figure: formatMoney(lead.amount_cents), words };
  return { tone: 'closed', words, small: formatSoon(lead.answered_at ?? lead.received_at, now) };
}

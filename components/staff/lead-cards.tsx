import { phoneHref } from '@/lib/site/phone-href';
import { staffLeadPath } from '@/lib/site/staff-path';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { dueOf } from '@/lib/staff/due-of';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';
import { AnswerDue } from './answer-due';
import styles from './lead-cards.module.css';

interface LeadCardsProps {
  /** `match`: where the words of a search were found. */
  leads: readonly (DeskLead & { match?: string })[];
  now: number;
}

/** A job card for each lead: a line where there is room, a block on phones and on the board. */
export function LeadCards({ leads, now }: LeadCardsProps) {
  return (
    <ul className={styles.list}>
      {leads.map((lead) => {
        const call = phoneHref(lead.phone);
        return (
          <li key={lead.id} className={styles.frame}>
            <div className={styles.card} data-card="" data-late={isLate(lead, now) ? '' : undefined}>
              <div>
                <a className={styles.name} href={staffLeadPath(lead.id)} dir="auto">
                  {lead.name}
                </a>
                <span className={styles.soft}>{lead.email}</span>
                {call && (
                  <a className={styles.call} href={call}>
                    {t('lead.call', { phone: lead.phone })}
                  </a>
                )}
              </div>
              <div>
                <span className={styles.service}>{nameService(lead.service)}</span>
                <span className={styles.message} dir="auto">
                  {lead.message.slice(0, 160)}
                </span>
              </div>
              <div>
                <span>{formatTime(lead.received_at)}</span>
                {lead.match && <span className={styles.soft}>{lead.match}</span>}
                <span className={styles.soft}>
                  {[lead.source, nameLanguage(lead.locale)].filter(Boolean).join(' · ')}
                </span>
              </div>
              <div>
                <AnswerDue lead={lead} now={now} />
                <span className={styles.soft}>
                  {lead.taken_by ? t('lead.takenBy', { email: lead.taken_by }) : t('lead.takenByNobody')}
                </span>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function isLate(lead: DeskLead, now: number): boolean {
  const due = dueOf(lead);
  return due !== undefined && due < now;
}

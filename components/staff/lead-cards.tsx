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
                <p className={styles.soft}>{lead.email}</p>
                {call && (
                  <a className={styles.call} href={call}>
                    {t('lead.call', { phone: lead.phone })}
                  </a>
                )}
              </div>
              <div>
                <p className={styles.service}>{nameService(lead.service)}</p>
                <p className={styles.message} dir="auto">
                  {lead.message.slice(0, 160)}
                </p>
              </div>
              <div>
                <p>
                  <span className={styles.heard}>{t('leads.received')} </span>
                  {formatTime(lead.received_at)}
                </p>
                {lead.match && <p className={styles.soft}>{lead.match}</p>}
                <p className={styles.soft}>
                  {[lead.source, nameLanguage(lead.locale)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div>
                <p>
                  <AnswerDue lead={lead} now={now} />
                </p>
                <p className={styles.soft}>
                  {lead.taken_by ? t('lead.takenBy', { email: lead.taken_by }) : t('lead.takenByNobody')}
                </p>
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

import { nameLanguage } from '@/lib/i18n/name-language';
import { readSuspicion } from '@/lib/leads/judge-spam';
import type { DeskLead } from '@/lib/leads/leads-store';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { phoneHref } from '@/lib/site/phone-href';
import { staffLeadPath } from '@/lib/site/staff-path';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';
import { AnswerDue } from './answer-due';
import { DueSign } from './due-sign';
import styles from './lead-cards.module.css';

interface LeadCardsProps {
  /** `match`: where the words of a search were found. */
  leads: readonly (DeskLead & { match?: string })[];
  now: number;
}

/** A job card for each lead, which begins with its sign: a line where there is room, a block on phones and on the board. */
export function LeadCards({ leads, now }: LeadCardsProps) {
  return (
    <ul className={styles.list}>
      {leads.map((lead) => {
        const call = phoneHref(lead.phone);
        return (
          <li key={lead.id} className={styles.frame}>
            <div className={styles.card} data-card="">
              <DueSign lead={lead} now={now} />
              <div className={styles.who}>
                <a className={styles.name} href={staffLeadPath(lead.id)} dir="auto">
                  {lead.name}
                </a>
                <p className={styles.soft}>{lead.email}</p>
                {call && (
                  <a className={styles.call} href={call}>
                    {t('lead.call', { phone: dialablePhone(lead.phone) })}
                  </a>
                )}
              </div>
              <div className={styles.what}>
                <p className={styles.service}>{nameService(lead.service)}</p>
                <p className={styles.message} dir="auto">
                  {lead.message.slice(0, 160)}
                </p>
              </div>
              <div className={styles.side}>
                <p>
                  <span className={styles.heard}>{t('leads.received')} </span>
                  {formatTime(lead.received_at)}
                </p>
                {lead.match && <p>{lead.match}</p>}
                {readSuspicion(lead) === 'suspected' && <p>{t('leads.suspected')}</p>}
                <p>{[lead.source, nameLanguage(lead.locale)].filter(Boolean).join(' · ')}</p>
                <p className={styles.heard}>
                  <AnswerDue lead={lead} now={now} />
                </p>
                <p className={styles.owner} data-free={lead.taken_by ? undefined : ''}>
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

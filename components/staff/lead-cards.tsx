import { classNames } from '@/components/ui/class-names';
import { staffLeadPath } from '@/lib/site/staff-path';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';
import { AnswerDue } from './answer-due';
import styles from './lead-cards.module.css';
import recordListStyles from './record-list.module.css';

interface LeadCardsProps {
  /** `match`: where the words of a search were found. */
  leads: readonly (DeskLead & { match?: string })[];
  now: number;
}

/** One line per lead, on phones a block. */
export function LeadCards({ leads, now }: LeadCardsProps) {
  return (
    <ul className={recordListStyles.list}>
      {leads.map((lead) => (
        <li key={lead.id} className={classNames(recordListStyles.record, styles.lead)}>
          <div>
            <a className={recordListStyles.name} href={staffLeadPath(lead.id)} dir="auto">
              {lead.name}
            </a>
            <span className={recordListStyles.soft}>{lead.email}</span>
          </div>
          <div>
            <span>{nameService(lead.service)}</span>
            <span className={styles.message} dir="auto">
              {lead.message.slice(0, 160)}
            </span>
          </div>
          <div>
            <span>{formatTime(lead.received_at)}</span>
            {lead.match && <span className={recordListStyles.soft}>{lead.match}</span>}
            <span className={recordListStyles.soft}>
              {[lead.source, nameLanguage(lead.locale)].filter(Boolean).join(' · ')}
            </span>
          </div>
          <div>
            <AnswerDue lead={lead} now={now} />
            <span className={recordListStyles.soft}>
              {lead.taken_by ? t('lead.takenBy', { email: lead.taken_by }) : t('lead.takenByNobody')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

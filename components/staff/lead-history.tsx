import type { StaffChangesTable } from '@/lib/db/staff-tables';
import { nameChange } from '@/lib/staff/name-change';
import { formatTime, t } from '@/lib/staff/words';
import styles from './lead-history.module.css';

/** The changes of a lead by staff, with their notes. */
export function LeadHistory({ changes }: { changes: StaffChangesTable[] }) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('lead.history')}</h2>
      {changes.length === 0 && <p>{t('lead.noHistory')}</p>}
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={change.id}>
            <span className={styles.when}>{formatTime(change.made_at)}</span> {change.email}{' '}
            {nameChange(change.action)}
            {change.detail && (
              <p className={styles.detail} dir="auto">
                {change.detail}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

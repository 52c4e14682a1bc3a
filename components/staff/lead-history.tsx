import { nameChange } from '@/lib/staff/name-change';
import type { StaffChangesTable } from '@/lib/staff/tables';
import { formatTime, t } from '@/lib/staff/words';

/** The changes of a lead by staff, with their notes. */
export function LeadHistory({ changes }: { changes: StaffChangesTable[] }) {
  return (
    <section className="grid gap-2" aria-labelledby="history">
      <h2 id="history">{t('lead.history')}</h2>
      {changes.length === 0 && <p>{t('lead.noHistory')}</p>}
      <ol className="grid gap-2 list-none wrap-anywhere">
        {changes.map((change) => (
          <li key={change.id}>
            <span className="text-muted">{formatTime(change.made_at)}</span> {change.email}{' '}
            {nameChange(change.action)}
            {change.detail && (
              <p className="ps-3 border-s-3 border-surf whitespace-pre-wrap" dir="auto">
                {change.detail}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

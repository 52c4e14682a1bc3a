import type { StaffChangesTable } from '@/lib/db/staff-tables';
import { staffLeadPath } from '@/lib/site/staff-path';
import { nameChange } from '@/lib/staff/name-change';
import { formatTime, t } from '@/lib/staff/words';
import { WideTable } from './wide-table';

/** The audit trail, the newest first. */
export function ChangeTable({ changes }: { changes: StaffChangesTable[] }) {
  return (
    <WideTable label={t('sessions.changes')}>
      <caption>{t('sessions.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sessions.when')}</th>
          <th scope="col">{t('sessions.email')}</th>
          <th scope="col">{t('sessions.what')}</th>
          <th scope="col">{t('sessions.detail')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, made_at, email, action, lead_id, detail }) => (
          <tr key={id}>
            <td>{formatTime(made_at)}</td>
            <td>{email}</td>
            <td>{nameChange(action)}</td>
            <td dir="auto">
              {lead_id && <a href={staffLeadPath(lead_id)}>{t('sessions.lead')}</a>} {detail}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

import { staffLeadPath } from '@/lib/site/staff-path';
import { nameChange } from '@/lib/staff/name-change';
import type { StaffChangesTable } from '@/lib/staff/tables';
import { formatTime, t } from '@/lib/staff/words';
import { WideTable } from './wide-table';

/** The audit trail, newest first. */
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
            <td data-label={t('sessions.when')}>{formatTime(made_at)}</td>
            <td data-label={t('sessions.email')}>{email}</td>
            <td data-label={t('sessions.what')}>{nameChange(action)}</td>
            <td data-label={lead_id || detail ? t('sessions.detail') : undefined}>
              {lead_id && <a href={staffLeadPath(lead_id)}>{t('sessions.lead')}</a>} <bdi>{detail}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

import type { StaffSessionsTable } from '@/lib/staff/tables';
import { formatTime, t } from '@/lib/staff/words';
import { WideTable } from './wide-table';

/** The sessions of signed-in staff; each can be ended. */
export function SessionTable({ sessions, own }: { sessions: StaffSessionsTable[]; own: string }) {
  return (
    <WideTable label={t('sessions.open')}>
      <caption>{t('sessions.open')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sessions.email')}</th>
          <th scope="col">{t('sessions.since')}</th>
          <th scope="col">{t('sessions.until')}</th>
          <th scope="col">{t('sessions.browser')}</th>
          <th scope="col">{t('sessions.end')}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, email, created_at, expires_at, user_agent }) => (
          <tr key={id}>
            <td data-label={t('sessions.email')}>{email}</td>
            <td data-label={t('sessions.since')}>{formatTime(created_at)}</td>
            <td data-label={t('sessions.until')}>{formatTime(expires_at)}</td>
            <td data-label={t('sessions.browser')}>{id === own ? t('sessions.this') : user_agent}</td>
            <td>
              <form method="post" action="/staff/end-session">
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  aria-label={t('sessions.endOf', { email, time: formatTime(created_at) })}
                >
                  {t('sessions.end')}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

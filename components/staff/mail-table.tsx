import type { ShownMail } from '@/lib/staff/present-mail';
import { formatTime, t } from '@/lib/staff/words';
import styles from './mail-table.module.css';
import { WideTable } from './wide-table';

/** Mails and what became of them; one that was given up can be sent again. */
export function MailTable({ mails, label }: { mails: ShownMail[]; label: string }) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('lead.mailTo')}</th>
          <th scope="col">{t('outbox.subject')}</th>
          <th scope="col">{t('lead.mailState')}</th>
          <th scope="col">{t('lead.mailTime')}</th>
          <th scope="col">{t('lead.mailProblem')}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.key}>
            <td>{mail.to}</td>
            <td dir="auto">{mail.subject}</td>
            <td className={mail.status === 'parked' ? styles.parked : undefined}>
              {t(`mailStates.${mail.status}`)}
            </td>
            <td>{formatTime(mail.at)}</td>
            <td>
              {mail.problem}
              {mail.status === 'parked' && <Release mail={mail.key} />}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Release({ mail }: { mail: string }) {
  return (
    <form className={styles.release} method="post" action="/staff/release">
      <input type="hidden" name="mail" value={mail} />
      <button type="submit">{t('lead.release')}</button>
      <button type="submit" name="twice" value="yes">
        {t('lead.releaseTwice')}
      </button>
    </form>
  );
}

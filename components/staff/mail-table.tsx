import type { ShownMail } from '@/lib/staff/present-mail';
import { formatTime, t } from '@/lib/staff/words';
import { WideTable } from './wide-table';

interface MailTableProps {
  mails: ShownMail[];
  label: string;
  /** Who gets mails in another language than the desk's. */
  reader?: { email: string; locale: string };
  /** They didn't arrive, and wait for somebody to deal with them. */
  canSettle?: boolean;
}

/** Mails and their delivery state; one that was given up can be sent again. */
export function MailTable({ mails, label, reader, canSettle }: MailTableProps) {
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
            <td className="md:wrap-normal" data-label={t('lead.mailTo')}>
              {mail.to}
            </td>
            <td data-label={t('outbox.subject')}>
              <bdi lang={mail.to === reader?.email ? reader.locale : undefined}>{mail.subject}</bdi>
            </td>
            <td
              className={hasFailed(mail) ? 'wrap-normal text-red font-[650]' : 'wrap-normal'}
              data-label={t('lead.mailState')}
            >
              {t(`mailStates.${mail.state}`)}
            </td>
            <td data-label={t('lead.mailTime')}>{formatTime(mail.at)}</td>
            <td data-label={mail.problem ? t('lead.mailProblem') : undefined}>
              {mail.problem}
              {mail.state === 'parked' && <Release mail={mail.key} />}
              {canSettle && <Settle mail={mail.key} />}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function hasFailed({ state }: ShownMail): boolean {
  return ['parked', 'bounced', 'refused', 'failed', 'complained'].includes(state);
}

function Settle({ mail }: { mail: string }) {
  return (
    <form className="py-2" method="post" action="/staff/settle">
      <input type="hidden" name="mail" value={mail} />
      <button type="submit">{t('outbox.settle')}</button>
    </form>
  );
}

function Release({ mail }: { mail: string }) {
  return (
    <form className="flex flex-wrap gap-2 py-2" method="post" action="/staff/release">
      <input type="hidden" name="mail" value={mail} />
      <button type="submit">{t('lead.release')}</button>
      <button type="submit" name="twice" value="yes">
        {t('lead.releaseTwice')}
      </button>
    </form>
  );
}

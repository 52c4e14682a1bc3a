import { DeskFrame } from '@/components/staff/desk-frame';
import { MailTable } from '@/components/staff/mail-table';
import { readingDatabase } from '@/lib/db/database';
import { requireStaff } from '@/lib/staff/current-staff';
import { listUnsentMails } from '@/lib/staff/mails-store';
import { presentMail } from '@/lib/staff/present-mail';
import { readOne } from '@/lib/staff/read-query';
import { t } from '@/lib/staff/words';

const mailsShown = 200;

export default async function MailPage({ searchParams }: PageProps<'/staff/mail'>) {
  const { email } = await requireStaff('/staff/mail');
  const mails = (await listUnsentMails(readingDatabase(), mailsShown)).map((mail) => presentMail(mail));
  return (
    <DeskFrame email={email} current="mail" title={t('outbox.title')}>
      {readOne((await searchParams).said) === 'released' && <p role="status">{t('outbox.released')}</p>}
      {mails.length === 0 ? <p>{t('outbox.none')}</p> : <p>{t('outbox.lede')}</p>}
      {mails.length > 0 && <MailTable mails={mails} label={t('outbox.title')} />}
    </DeskFrame>
  );
}

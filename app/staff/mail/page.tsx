import { DatabaseNotice } from '@/components/staff/database-notice';
import { DeskFrame } from '@/components/staff/desk-frame';
import { EmptyList } from '@/components/staff/empty-list';
import { MailTable } from '@/components/staff/mail-table';
import { WebhookSection } from '@/components/staff/webhook-section';
import { readingDatabase } from '@/lib/db/database';
import { listUnsentMails } from '@/lib/staff/mails-store';
import { presentMail } from '@/lib/staff/present-mail';
import { readOne } from '@/lib/staff/read-query';
import { readUndelivered } from '@/lib/staff/read-undelivered';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';
import { listEvents } from '@/lib/webhook/events-store';
import { hasWebhook, readWebhookHost } from '@/lib/webhook/raise-event';

const mailsShown = 200;
const eventsShown = 20;

export default async function MailPage({ searchParams }: PageProps<'/staff/mail'>) {
  const { email } = await requireStaff('/staff/mail');
  const said = readOne((await searchParams).said);
  const mails = (await listUnsentMails(readingDatabase(), mailsShown)).map((mail) => presentMail(mail));
  const undelivered = await readUndelivered(readingDatabase(), mailsShown);
  return (
    <DeskFrame email={email} current="mail" title={t('outbox.title')}>
      <DatabaseNotice />
      {said === 'released' && <p role="status">{t('outbox.released')}</p>}
      {said === 'settled' && <p role="status">{t('outbox.settled')}</p>}
      {undelivered.length > 0 && (
        <section className="grid gap-2" aria-labelledby="undelivered">
          <h2 id="undelivered">{t('outbox.undelivered')}</h2>
          <p>{t('outbox.undeliveredLede')}</p>
          <MailTable mails={undelivered} label={t('outbox.undelivered')} canSettle />
        </section>
      )}
      {mails.length === 0 ? <EmptyList>{t('outbox.none')}</EmptyList> : <p>{t('outbox.lede')}</p>}
      {mails.length > 0 && <MailTable mails={mails} label={t('outbox.title')} />}
      <WebhookSection
        host={hasWebhook() ? readWebhookHost() : ''}
        events={await listEvents(readingDatabase(), eventsShown)}
        said={said}
      />
    </DeskFrame>
  );
}

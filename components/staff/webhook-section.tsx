import type { ShownMail } from '@/lib/staff/present-mail';
import { t } from '@/lib/staff/words';
import { EmptyList } from './empty-list';
import { MailTable } from './mail-table';

/** What the webhook was told last, and a button to test it. `host` is that of its address; empty if there is none. */
export function WebhookSection({ host, events, said }: { host: string; events: ShownMail[]; said?: string }) {
  return (
    <section id="webhook" className="grid gap-4 mt-10" aria-labelledby="webhook-title">
      <h2 id="webhook-title">{t('webhook.title')}</h2>
      {said === 'tested' && <p role="status">{t('webhook.tested')}</p>}
      {said === 'retried' && <p role="status">{t('webhook.retried')}</p>}
      <p>{host ? t('webhook.lede', { host }) : t('webhook.none')}</p>
      {host && (
        <form method="post" action="/staff/test-webhook">
          <button type="submit">{t('webhook.test')}</button>
        </form>
      )}
      {host && events.some(({ state, problem }) => state === 'posting' && problem) && (
        <form method="post" action="/staff/retry-webhook">
          <p>{t('webhook.waiting')}</p>
          <button type="submit">{t('webhook.retry')}</button>
        </form>
      )}
      {events.length > 0 ? (
        <MailTable mails={events} label={t('webhook.latest')} />
      ) : (
        host && <EmptyList>{t('webhook.empty')}</EmptyList>
      )}
    </section>
  );
}

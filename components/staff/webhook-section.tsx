import { formatTime, t } from '@/lib/staff/words';
import type { WebhookEventsTable } from '@/lib/webhook/tables';
import { EmptyList } from './empty-list';
import { WideTable } from './wide-table';

/** What the webhook was told last, and a button to test it. `host` is that of its address; empty if there is none. */
export function WebhookSection({
  host,
  events,
  said,
}: {
  host: string;
  events: WebhookEventsTable[];
  said?: string;
}) {
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
      {host && events.some(({ error }) => error !== null) && (
        <form method="post" action="/staff/retry-webhook">
          <p>{t('webhook.waiting')}</p>
          <button type="submit">{t('webhook.retry')}</button>
        </form>
      )}
      {events.length > 0 ? (
        <EventTable events={events} />
      ) : (
        host && <EmptyList>{t('webhook.empty')}</EmptyList>
      )}
    </section>
  );
}

function EventTable({ events }: { events: WebhookEventsTable[] }) {
  return (
    <WideTable label={t('webhook.latest')}>
      <thead>
        <tr>
          <th scope="col">{t('webhook.event')}</th>
          <th scope="col">{t('lead.mailState')}</th>
          <th scope="col">{t('lead.mailTime')}</th>
          <th scope="col">{t('lead.mailProblem')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, type, state, created_at, finished_at, error }) => (
          <tr key={id}>
            <td data-label={t('webhook.event')}>
              <bdi>{type}</bdi>
            </td>
            <td
              className={state === 'given_up' ? 'wrap-normal text-red font-[650]' : 'wrap-normal'}
              data-label={t('lead.mailState')}
            >
              {t(`webhook.states.${state}`)}
            </td>
            <td data-label={t('lead.mailTime')}>{formatTime(finished_at ?? created_at)}</td>
            <td data-label={error ? t('lead.mailProblem') : undefined}>{error}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

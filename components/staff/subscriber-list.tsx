import { classNames } from '@/components/ui/class-names';
import { nameLanguage } from '@/lib/i18n/name-language';
import { mostCounted } from '@/lib/staff/limits';
import type { SubscriberFilter } from '@/lib/staff/schema';
import type { Subscriber } from '@/lib/staff/subscribers-store';
import { formatTime, t } from '@/lib/staff/words';
import { describeTooLong, EmptyList } from './empty-list';
import recordListStyles from './record-list.module.css';

interface SubscriberListProps {
  subscribers: Subscriber[];
  filter: SubscriberFilter;
  total: number;
}

/** One line per subscription, on phones a block. */
export function SubscriberList({ subscribers, filter, total }: SubscriberListProps) {
  return (
    <section className="grid gap-2" aria-labelledby="count">
      <h2 id="count" className="font-body text-sm font-[600] tracking-normal text-muted">
        {total > mostCounted
          ? t('subscribers.countMore', { most: mostCounted })
          : t('subscribers.count', { count: total })}
      </h2>
      {subscribers.length === 0 && <EmptyList>{describeEmpty(filter)}</EmptyList>}
      <ul className={recordListStyles.list}>
        {subscribers.map((subscriber) => (
          <li
            key={subscriber.id}
            className={classNames(
              recordListStyles.record,
              'grid-cols-[1fr_auto] md:grid-cols-[2fr_1fr_auto]',
            )}
          >
            <div>
              <strong>{subscriber.email}</strong>
              <span className={recordListStyles.soft}>
                {[nameLanguage(subscriber.locale), subscriber.page].filter(Boolean).join(' · ')}
              </span>
            </div>
            <div className="row-2 md:row-auto">
              <span>{describeState(subscriber)}</span>
              <span className={recordListStyles.soft}>{describeTime(subscriber)}</span>
              {isPaused(subscriber) && <Resume {...subscriber} />}
            </div>
            <a
              className="inline-flex min-h-11 items-center self-start"
              href={`/staff/forget?subscriber=${subscriber.id}`}
              aria-label={t('subscribers.forgetOf', { email: subscriber.email })}
            >
              {t('subscribers.forget')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeEmpty(filter: SubscriberFilter): string {
  const isNarrowed = filter.q !== '' || filter.language !== '';
  return describeTooLong(filter) ?? t(isNarrowed ? 'leads.none' : 'subscribers.none');
}

function describeState({ state, end_reason }: Subscriber): string {
  const name = t(`subscribers.states.${state}`);
  return state === 'ended' ? `${name}: ${t(`subscribers.reasons.${end_reason ?? 'unsubscribed'}`)}` : name;
}

function isPaused({ state, paused_at }: Subscriber): boolean {
  return state !== 'ended' && paused_at !== null;
}

/** Why somebody isn't mailed for now, and the button that ends it. */
function Resume({ id, email, paused_at, pause_detail }: Subscriber) {
  const reason = pause_detail || t('subscribers.noReason');
  return (
    <form className="grid justify-items-start gap-1 pt-1 wrap-anywhere" method="post" action="/staff/resume">
      <span>{t('subscribers.paused', { time: formatTime(paused_at ?? 0), reason })}</span>
      <input type="hidden" name="subscriber" value={id} />
      <button type="submit" aria-label={t('subscribers.resumeOf', { email })}>
        {t('subscribers.resume')}
      </button>
    </form>
  );
}

function describeTime({ state, requested_at, confirmed_at, ended_at }: Subscriber): string {
  return formatTime((state === 'ended' ? ended_at : confirmed_at) ?? requested_at);
}

import { filterQuery } from '@/lib/staff/filter-query';
import { nameLanguage } from '@/lib/staff/name-language';
import { type SubscriberFilter, type SubscriberState, subscriberStates } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import { StateLinks } from './state-links';
import styles from './subscriber-filters.module.css';

const path = '/staff/subscribers';

/** The states as links with their numbers, and a form for everything else. */
export function SubscriberFilters({
  filter,
  counts,
  languages,
}: {
  filter: SubscriberFilter;
  counts: Record<SubscriberState, number>;
  languages: string[];
}) {
  return (
    <div className={styles.filters}>
      <StateLinks
        label={t('leads.filter')}
        states={[...subscriberStates, 'all' as const].map((state) => ({
          name: t(`subscribers.states.${state}`),
          count: state === 'all' ? undefined : counts[state],
          href: `${path}${filterQuery({ ...filter, state, page: 1 })}`,
          isCurrent: state === filter.state,
        }))}
      />
      <form className={styles.form} method="get" action={path}>
        <input type="hidden" name="state" value={filter.state} />
        <div>
          <label htmlFor="q">{t('leads.search')}</label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={filter.q}
            placeholder={t('subscribers.searchHint')}
          />
        </div>
        <FilterChoice
          name="language"
          label={t('leads.language')}
          chosen={filter.language}
          options={languages.map((value) => ({ value, label: nameLanguage(value) }))}
        />
        <div className={styles.buttons}>
          <button type="submit">{t('leads.apply')}</button>
          <a href={`${path}${filterQuery({ state: filter.state })}`}>{t('leads.clear')}</a>
          <a href={`${path}.csv${filterQuery({ ...filter, page: 1 })}`}>{t('leads.export')}</a>
        </div>
      </form>
    </div>
  );
}

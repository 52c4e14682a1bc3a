import { filterQuery } from '@/lib/staff/filter-query';
import { nameLanguage } from '@/lib/staff/name-language';
import { type SubscriberFilter, type SubscriberState, subscriberStates } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import { FilterForm } from './filter-form';
import styles from './filters.module.css';
import { StateLinks } from './state-links';

const path = '/staff/subscribers';

/** The states as links with counts, and a form for the other filters. */
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
      <FilterForm
        action={path}
        state={filter.state}
        search={{ value: filter.q, hint: t('subscribers.searchHint') }}
        clearHref={`${path}${filterQuery({ state: filter.state })}`}
        exportHref={`${path}.csv${filterQuery({ ...filter, page: 1 })}`}
        choices="one"
      >
        <FilterChoice
          name="language"
          label={t('leads.language')}
          chosen={filter.language}
          options={languages.map((value) => ({ value, label: nameLanguage(value) }))}
        />
      </FilterForm>
    </div>
  );
}

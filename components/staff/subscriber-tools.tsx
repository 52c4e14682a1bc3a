import { localeCodes } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import { filterQuery } from '@/lib/staff/filter-query';
import { type SubscriberFilter, type SubscriberState, subscriberStates } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import { FilterForm } from './filter-form';
import { StateLinks } from './state-links';

const path = '/staff/subscribers';

/** Beside the heading: the search with its filter, and the states as links with counts. */
export function SubscriberTools({
  filter,
  counts,
}: {
  filter: SubscriberFilter;
  counts: Record<SubscriberState, number>;
}) {
  return (
    <>
      <FilterForm
        action={path}
        state={filter.state}
        search={{ value: filter.q, hint: t('subscribers.searchHint') }}
        clearHref={`${path}${filterQuery({ state: filter.state === 'all' ? '' : filter.state })}`}
        exportHref={`${path}.csv${filterQuery({ ...filter, before: '', after: '' })}`}
        chosen={[filter.language]}
      >
        <FilterChoice
          name="language"
          label={t('leads.language')}
          chosen={filter.language}
          options={localeCodes.map((value) => ({ value, label: nameLanguage(value) }))}
        />
      </FilterForm>
      <StateLinks
        look="tabs"
        label={t('leads.filter')}
        states={[...subscriberStates, 'all' as const].map((state) => ({
          name: t(`subscribers.states.${state}`),
          count: state === 'all' ? undefined : counts[state],
          href: `${path}${filterQuery({ ...filter, state, before: '', after: '' })}`,
          isCurrent: state === filter.state,
        }))}
      />
    </>
  );
}

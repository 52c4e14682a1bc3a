import { localeCodes } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import { leadServices } from '@/lib/leads/name-service';
import { type LeadState, leadStates } from '@/lib/leads/state';
import { filterQuery } from '@/lib/staff/filter-query';
import { isNarrowed } from '@/lib/staff/is-narrowed';
import { nameService } from '@/lib/staff/name-service';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import { FilterForm } from './filter-form';
import { StateLinks } from './state-links';

const ages = [1, 7, 30, 90];

interface LeadToolsProps {
  filter: LeadFilter;
  counts: Record<LeadState, number>;
  sources: string[];
}

/** Beside the heading: the search with its filters, list or board, and the states as links with counts. */
export function LeadTools({ filter, counts, sources }: LeadToolsProps) {
  const services = leadServices.filter((service) => service !== '');
  const days = filter.days === 0 ? '' : String(filter.days);
  return (
    <>
      <FilterForm
        action="/staff/leads"
        state={filter.state}
        view={filter.view}
        search={{ value: filter.q, hint: t('leads.searchHint') }}
        clearHref={`/staff/leads${clearQuery(filter)}`}
        exportHref={`/staff/leads.csv${filterQuery({ ...filter, before: '', after: '' })}`}
        chosen={[filter.source, filter.service, filter.language, days]}
      >
        <FilterChoice
          name="source"
          label={t('leads.source')}
          chosen={filter.source}
          options={sources.map((value) => ({ value, label: value }))}
        />
        <FilterChoice
          name="service"
          label={t('leads.service')}
          chosen={filter.service}
          options={services.map((value) => ({ value, label: nameService(value) }))}
        />
        <FilterChoice
          name="language"
          label={t('leads.language')}
          chosen={filter.language}
          options={localeCodes.map((value) => ({ value, label: nameLanguage(value) }))}
        />
        <FilterChoice
          name="days"
          label={t('leads.age')}
          chosen={days}
          options={ages.map((age) => ({ value: String(age), label: t('leads.lastDays', { days: age }) }))}
        />
      </FilterForm>
      <StateLinks
        look="switch"
        label={t('leads.view')}
        states={(['', 'board'] as const).map((view) => ({
          name: t(`leads.views.${view || 'list'}`),
          href: `/staff/leads${filterQuery({ ...filter, view, before: '', after: '' })}`,
          isCurrent: view === filter.view,
        }))}
      />
      {filter.view === '' && (
        <StateLinks
          look="tabs"
          label={t('leads.filter')}
          states={[...leadStates, 'all' as const].map((state) => ({
            name: t(`leads.states.${state}`),
            count: state !== 'all' ? counts[state] : isNarrowed(filter) ? sumCounts(counts) : undefined,
            href: `/staff/leads${filterQuery({ ...filter, state, before: '', after: '' })}`,
            isCurrent: state === filter.state,
          }))}
        />
      )}
    </>
  );
}

export function sumCounts(counts: Record<LeadState, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Without the filters, if there are any, which leaves the word that is searched for; otherwise without it. */
function clearQuery({ q, state, view, source, service, language, days }: LeadFilter): string {
  const hasFilters = source !== '' || service !== '' || language !== '' || days > 0;
  return hasFilters && q !== ''
    ? filterQuery({ state, view, q })
    : filterQuery({ state: state === 'all' ? '' : state, view });
}

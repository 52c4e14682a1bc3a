import { type LeadState, leadStates } from '@/lib/db/lead-state';
import { localeCodes } from '@/lib/i18n/locales';
import { leadServices } from '@/lib/leads/schema';
import { filterQuery } from '@/lib/staff/filter-query';
import { isNarrowed } from '@/lib/staff/is-narrowed';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import { FilterForm } from './filter-form';
import { StateLinks } from './state-links';

const ages = [1, 7, 30, 90];

/** The states as links with counts, and a form for the other filters. */
export function LeadFilters({
  filter,
  counts,
  sources,
}: {
  filter: LeadFilter;
  counts: Record<LeadState, number>;
  sources: string[];
}) {
  const services = leadServices.filter((service) => service !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StateLinks
        label={t('leads.view')}
        states={(['', 'board'] as const).map((view) => ({
          name: t(`leads.views.${view || 'list'}`),
          href: `/staff/leads${filterQuery({ ...filter, view, before: '', after: '' })}`,
          isCurrent: view === filter.view,
        }))}
      />
      {filter.view === '' && (
        <StateLinks
          label={t('leads.filter')}
          states={[...leadStates, 'all' as const].map((state) => ({
            name: t(`leads.states.${state}`),
            count: state === 'all' ? undefined : counts[state],
            href: `/staff/leads${filterQuery({ ...filter, state, before: '', after: '' })}`,
            isCurrent: state === filter.state,
          }))}
        />
      )}
      <FilterForm
        action="/staff/leads"
        state={filter.state}
        view={filter.view}
        search={{ value: filter.q, hint: t('leads.searchHint') }}
        clearHref={`/staff/leads${filterQuery({ state: filter.state, view: filter.view })}`}
        exportHref={`/staff/leads.csv${filterQuery({ ...filter, before: '', after: '' })}`}
        choices="many"
        isNarrowed={isNarrowed({ ...filter, q: '' })}
      >
        <FilterChoice
          name="source"
          label={t('leads.source')}
          chosen={filter.source}
          options={sources.map(plain)}
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
          chosen={filter.days === 0 ? '' : String(filter.days)}
          options={ages.map((days) => ({ value: String(days), label: t('leads.lastDays', { days }) }))}
        />
      </FilterForm>
    </div>
  );
}

function plain(value: string) {
  return { value, label: value };
}

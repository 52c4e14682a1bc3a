import { type LeadState, leadStates } from '@/lib/db/lead-state';
import { localeCodes } from '@/lib/i18n/locales';
import { leadServices } from '@/lib/leads/schema';
import { filterQuery } from '@/lib/staff/filter-query';
import { nameLanguage } from '@/lib/staff/name-language';
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
        clearHref={`/staff/leads${filterQuery({ state: filter.state, view: filter.view })}`}
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
            count: state === 'all' ? undefined : counts[state],
            href: `/staff/leads${filterQuery({ ...filter, state, before: '', after: '' })}`,
            isCurrent: state === filter.state,
          }))}
        />
      )}
    </>
  );
}

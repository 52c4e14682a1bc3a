import { leadServices } from '@/lib/leads/schema';
import { filterQuery } from '@/lib/staff/filter-query';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import { type LeadFilter, type LeadState, leadStates } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { FilterChoice } from './filter-choice';
import styles from './lead-filters.module.css';
import { StateLinks } from './state-links';

const ages = [1, 7, 30, 90];

/** The states as links with their numbers, and a form for everything else. */
export function LeadFilters({
  filter,
  counts,
  choices,
}: {
  filter: LeadFilter;
  counts: Record<LeadState, number>;
  choices: { sources: string[]; languages: string[] };
}) {
  const services = leadServices.filter((service) => service !== '');
  return (
    <div className={styles.filters}>
      <StateLinks
        label={t('leads.filter')}
        states={[...leadStates, 'all' as const].map((state) => ({
          name: t(`leads.states.${state}`),
          count: state === 'all' ? undefined : counts[state],
          href: `/staff/leads${filterQuery({ ...filter, state, page: 1 })}`,
          isCurrent: state === filter.state,
        }))}
      />
      <form className={styles.form} method="get" action="/staff/leads">
        <input type="hidden" name="state" value={filter.state} />
        <div className={styles.search}>
          <label htmlFor="q">{t('leads.search')}</label>
          <input id="q" name="q" type="search" defaultValue={filter.q} placeholder={t('leads.searchHint')} />
        </div>
        <FilterChoice
          name="source"
          label={t('leads.source')}
          chosen={filter.source}
          options={choices.sources.map(plain)}
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
          options={choices.languages.map((value) => ({ value, label: nameLanguage(value) }))}
        />
        <FilterChoice
          name="days"
          label={t('leads.age')}
          chosen={filter.days === 0 ? '' : String(filter.days)}
          options={ages.map((days) => ({ value: String(days), label: t('leads.lastDays', { days }) }))}
        />
        <div className={styles.buttons}>
          <button type="submit">{t('leads.apply')}</button>
          <a href={`/staff/leads${filterQuery({ state: filter.state })}`}>{t('leads.clear')}</a>
          <a href={`/staff/leads.csv${filterQuery({ ...filter, page: 1 })}`}>{t('leads.export')}</a>
        </div>
      </form>
    </div>
  );
}

function plain(value: string) {
  return { value, label: value };
}

import { leadServices } from '@/lib/leads/schema';
import { filterQuery } from '@/lib/staff/filter-query';
import { nameService } from '@/lib/staff/name-service';
import { type LeadFilter, type LeadState, leadStates } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import styles from './lead-filters.module.css';

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
      <nav aria-label={t('leads.filter')}>
        <ul className={styles.states}>
          {[...leadStates, 'all' as const].map((state) => (
            <li key={state}>
              <a
                href={`/staff/leads${filterQuery({ ...filter, state, page: 1 })}`}
                aria-current={state === filter.state ? 'true' : undefined}
              >
                {t(`leads.states.${state}`)} {state !== 'all' && <span>{counts[state]}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.form} method="get" action="/staff/leads">
        <input type="hidden" name="state" value={filter.state} />
        <div className={styles.search}>
          <label htmlFor="q">{t('leads.search')}</label>
          <input id="q" name="q" type="search" defaultValue={filter.q} placeholder={t('leads.searchHint')} />
        </div>
        <Choice name="source" chosen={filter.source} options={choices.sources.map(plain)} />
        <Choice
          name="service"
          chosen={filter.service}
          options={services.map((value) => ({ value, label: nameService(value) }))}
        />
        <Choice name="language" chosen={filter.language} options={choices.languages.map(plain)} />
        <Choice
          name="days"
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

const labels = { source: 'source', service: 'service', language: 'language', days: 'age' } as const;

function Choice({
  name,
  chosen,
  options,
}: {
  name: keyof typeof labels;
  chosen: string;
  options: { value: string; label: string }[];
}) {
  return (
    <div>
      <label htmlFor={name}>{t(`leads.${labels[name]}`)}</label>
      <select id={name} name={name} defaultValue={chosen}>
        <option value="">{t('leads.any')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function plain(value: string) {
  return { value, label: value };
}

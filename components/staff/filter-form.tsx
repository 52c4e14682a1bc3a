import type { ReactNode } from 'react';
import { t } from '@/lib/staff/words';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** Path of the filtered list. */
  action: string;
  /** The state chosen with the links above the form. */
  state: string;
  /** The view chosen with a link. */
  view?: string;
  search: { value: string; hint: string };
  clearHref: string;
  exportHref: string;
  /** Number of filters besides the search field, and whether one of them is chosen. */
  choices: 'one' | 'many';
  isNarrowed: boolean;
  children: ReactNode;
}

/** Search field and filters for a list of the desk, with links to clear them and to export the list. */
export function FilterForm({
  action,
  state,
  view = '',
  search,
  clearHref,
  exportHref,
  choices,
  isNarrowed,
  children,
}: FilterFormProps) {
  return (
    <form className={styles.form} method="get" action={action}>
      <input type="hidden" name="state" value={state} />
      {view && <input type="hidden" name="view" value={view} />}
      <div>
        <label htmlFor="q">{t('leads.search')}</label>
        <input id="q" name="q" type="search" defaultValue={search.value} placeholder={search.hint} />
      </div>
      <details className={styles.more} open={isNarrowed}>
        <summary>{t('leads.more')}</summary>
        <div className={styles[choices]}>{children}</div>
      </details>
      <div className={styles.buttons}>
        <button type="submit">{t('leads.apply')}</button>
        <a href={clearHref}>{t('leads.clear')}</a>
        <a href={exportHref}>{t('leads.export')}</a>
      </div>
    </form>
  );
}

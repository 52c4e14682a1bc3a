import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/staff/words';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** Path of the filtered list. */
  action: string;
  /** The state chosen with the links above the form. */
  state: string;
  search: { value: string; hint: string };
  clearHref: string;
  exportHref: string;
  /** Number of filters beside the search field. */
  choices: 'one' | 'many';
  children: ReactNode;
}

/** Search field and filters for a list of the desk, with links to clear them and to export the list. */
export function FilterForm({
  action,
  state,
  search,
  clearHref,
  exportHref,
  choices,
  children,
}: FilterFormProps) {
  return (
    <form className={classNames(styles.form, styles[choices])} method="get" action={action}>
      <input type="hidden" name="state" value={state} />
      <div className={styles.search}>
        <label htmlFor="q">{t('leads.search')}</label>
        <input id="q" name="q" type="search" defaultValue={search.value} placeholder={search.hint} />
      </div>
      {children}
      <div className={styles.buttons}>
        <button type="submit">{t('leads.apply')}</button>
        <a href={clearHref}>{t('leads.clear')}</a>
        <a href={exportHref}>{t('leads.export')}</a>
      </div>
    </form>
  );
}

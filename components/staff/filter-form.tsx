import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/staff/words';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** Path of the filtered list. */
  action: string;
  /** The state chosen with the links beside the form; a search looks in all of them. */
  state: string;
  /** The view chosen with a link. */
  view?: string;
  search: { value: string; hint: string };
  clearHref: string;
  exportHref: string;
  /** Values of the filters; empty where none is chosen. */
  chosen: readonly string[];
  /** The filters, folded away. */
  children: ReactNode;
}

/** Search field and filters for a list of the desk in one line, with links to clear them and to export the list. */
export function FilterForm(props: FilterFormProps) {
  const { action, state, view = '', search, clearHref, exportHref, chosen, children } = props;
  const count = chosen.filter(Boolean).length;
  return (
    <form className={styles.form} method="get" action={action}>
      <input type="hidden" name="from" value={state} />
      {view && <input type="hidden" name="view" value={view} />}
      <div className={styles.search}>
        <label htmlFor="q">{t('leads.search')}</label>
        <Icon name="search" />
        <input id="q" name="q" type="search" defaultValue={search.value} placeholder={search.hint} />
      </div>
      <button type="submit">{t('leads.apply')}</button>
      {(count > 0 || search.value !== '') && <a href={clearHref}>{t('leads.clear')}</a>}
      <details className={styles.more}>
        <summary data-set={count > 0 ? '' : undefined}>
          {count > 0 ? t('leads.moreSet', { count }) : t('leads.more')}
        </summary>
        <div className={styles.panel}>
          {children}
          <div className={styles.foot}>
            <button type="submit">{t('leads.apply')}</button>
            <a href={exportHref}>{t('leads.export')}</a>
          </div>
        </div>
      </details>
    </form>
  );
}

import { filterQuery } from '@/lib/staff/filter-query';
import { rowsPerPage } from '@/lib/staff/limits';
import { t } from '@/lib/staff/words';
import styles from './pager.module.css';

interface PagerProps {
  /** The list's address without its query. */
  path: string;
  filter: Record<string, string | number> & { page: number };
  /** Rows on all pages. */
  total: number;
}

export function Pager({ path, filter, total }: PagerProps) {
  const pages = Math.ceil(total / rowsPerPage);
  if (pages < 2) return null;
  const { page } = filter;
  return (
    <nav className={styles.pager} aria-label={t('leads.page', { page, pages })}>
      {page > 1 && <a href={`${path}${filterQuery({ ...filter, page: page - 1 })}`}>{t('leads.newer')}</a>}
      <span>{t('leads.page', { page, pages })}</span>
      {page < pages && (
        <a href={`${path}${filterQuery({ ...filter, page: page + 1 })}`}>{t('leads.older')}</a>
      )}
    </nav>
  );
}

import { filterQuery } from '@/lib/staff/filter-query';
import { leadsPerPage } from '@/lib/staff/limits';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import styles from './lead-pager.module.css';

export function LeadPager({ filter, total }: { filter: LeadFilter; total: number }) {
  const pages = Math.ceil(total / leadsPerPage);
  if (pages < 2) return null;
  const { page } = filter;
  return (
    <nav className={styles.pager} aria-label={t('leads.page', { page, pages })}>
      {page > 1 && (
        <a href={`/staff/leads${filterQuery({ ...filter, page: page - 1 })}`}>{t('leads.newer')}</a>
      )}
      <span>{t('leads.page', { page, pages })}</span>
      {page < pages && (
        <a href={`/staff/leads${filterQuery({ ...filter, page: page + 1 })}`}>{t('leads.older')}</a>
      )}
    </nav>
  );
}

import { filterQuery } from '@/lib/staff/filter-query';
import { t } from '@/lib/staff/words';

interface PagerProps {
  /** The list's address without its query. */
  path: string;
  filter: Record<string, string | number>;
  /** Where the page before and the one after begin; undefined if there is none. */
  pages: { before: string | undefined; after: string | undefined };
}

const link = 'inline-flex min-h-11 items-center';

export function Pager({ path, filter, pages: { before, after } }: PagerProps) {
  if (before === undefined && after === undefined) return null;
  const to = (place: { before?: string; after?: string }) =>
    `${path}${filterQuery({ ...filter, before: '', after: '', ...place })}`;
  return (
    <nav className="flex flex-wrap gap-x-6 gap-y-3" aria-label={t('leads.pages')}>
      {before !== undefined && (
        <a className={link} href={to({})}>
          {t('leads.first')}
        </a>
      )}
      {before !== undefined && (
        <a className={link} href={to({ before })}>
          {t('leads.newer')}
        </a>
      )}
      {after !== undefined && (
        <a className={link} href={to({ after })}>
          {t('leads.older')}
        </a>
      )}
    </nav>
  );
}

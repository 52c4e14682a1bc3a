import type { ReactNode } from 'react';
import { t } from '@/lib/staff/words';

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
    <form className="grid gap-3 max-w-256" method="get" action={action}>
      <input type="hidden" name="state" value={state} />
      {view && <input type="hidden" name="view" value={view} />}
      <div>
        <label htmlFor="q">{t('leads.search')}</label>
        <input id="q" name="q" type="search" defaultValue={search.value} placeholder={search.hint} />
      </div>
      <details open={isNarrowed}>
        <summary className="cursor-pointer py-2 font-[600]">{t('leads.more')}</summary>
        <div
          className={
            choices === 'one' ? 'max-w-64' : 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3'
          }
        >
          {children}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit">{t('leads.apply')}</button>
        <a href={clearHref}>{t('leads.clear')}</a>
        <a href={exportHref}>{t('leads.export')}</a>
      </div>
    </form>
  );
}

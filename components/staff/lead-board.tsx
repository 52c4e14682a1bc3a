import { filterQuery } from '@/lib/staff/filter-query';
import { isNarrowed } from '@/lib/staff/is-narrowed';
import { mostCounted } from '@/lib/staff/limits';
import type { BoardColumn } from '@/lib/staff/read-board';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { describeTooLong, EmptyList } from './empty-list';
import { LeadCards } from './lead-cards';

interface LeadBoardProps {
  columns: BoardColumn[];
  filter: LeadFilter;
  now: number;
}

/** The leads that somebody has to do something about or that came to an end, a column for each state. */
export function LeadBoard({ columns, filter, now }: LeadBoardProps) {
  if (isNarrowed(filter) && columns.every(({ leads }) => leads.length === 0))
    return <EmptyList>{describeTooLong(filter) ?? t('leads.none')}</EmptyList>;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] items-start gap-x-4 gap-y-6">
      {columns.map(({ state, leads, count, hasMore }) => (
        <section
          key={state}
          className="grid gap-3 min-w-0 p-3 border-t-4 border-line bg-sand"
          aria-labelledby={`column-${state}`}
        >
          <h2 id={`column-${state}`}>
            {t(`leads.states.${state}`)}{' '}
            <span className="text-muted tabular-nums">
              {count > mostCounted ? t('leads.atLeast', { most: mostCounted }) : count}
            </span>
          </h2>
          {leads.length > 0 && <LeadCards leads={leads} now={now} />}
          {leads.length === 0 && !isNarrowed(filter) && <EmptyList>{t(`leads.empty.${state}`)}</EmptyList>}
          {hasMore && (
            <a
              className="inline-flex min-h-11 items-center"
              href={`/staff/leads${filterQuery({ ...filter, view: '', state })}`}
            >
              {t('leads.all', { state: t(`leads.states.${state}`) })}
            </a>
          )}
        </section>
      ))}
    </div>
  );
}

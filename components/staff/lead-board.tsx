import { filterQuery } from '@/lib/staff/filter-query';
import { mostCounted } from '@/lib/staff/limits';
import type { BoardColumn } from '@/lib/staff/read-board';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { EmptyList } from './empty-list';
import { LeadCards } from './lead-cards';

interface LeadBoardProps {
  columns: BoardColumn[];
  filter: LeadFilter;
  now: number;
}

/** The leads that somebody has to do something about or that came to an end, a column for each state. */
export function LeadBoard({ columns, filter, now }: LeadBoardProps) {
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
          {leads.length > 0 ? (
            <LeadCards leads={leads} now={now} />
          ) : (
            <EmptyList>{t(`leads.empty.${state}`)}</EmptyList>
          )}
          {hasMore && (
            <a href={`/staff/leads${filterQuery({ ...filter, view: '', state })}`}>
              {t('leads.all', { state: t(`leads.states.${state}`) })}
            </a>
          )}
        </section>
      ))}
    </div>
  );
}

import type { DeskLead } from '@/lib/leads/leads-store';
import { filterQuery } from '@/lib/staff/filter-query';
import { isNarrowed } from '@/lib/staff/is-narrowed';
import { mostCounted } from '@/lib/staff/limits';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { describeTooLong, EmptyList } from './empty-list';
import { LeadCards } from './lead-cards';

interface LeadListProps {
  leads: (DeskLead & { match: string })[];
  filter: LeadFilter;
  total: number;
  /** How many match the filter in other states. */
  elsewhere: number;
  now: number;
}

/** The leads of a page, and how many match the filter. */
export function LeadList({ leads, filter, total, elsewhere, now }: LeadListProps) {
  return (
    <section className="grid gap-2" aria-labelledby="count">
      <h2 id="count" className="font-body text-sm font-[600] tracking-normal text-muted">
        {total > mostCounted
          ? t('leads.countMore', { most: mostCounted })
          : t('leads.count', { count: total })}
      </h2>
      {leads.length > 0 ? (
        <LeadCards leads={leads} now={now} />
      ) : (
        <EmptyList>{describeEmpty(filter)}</EmptyList>
      )}
      <Elsewhere filter={filter} count={elsewhere} />
    </section>
  );
}

/** Where else something was found that matches a filter; nothing if it was nowhere else. */
export function Elsewhere({ filter, count }: { filter: LeadFilter; count: number }) {
  if (count === 0 || !isNarrowed(filter)) return null;
  const href = `/staff/leads${filterQuery({ ...filter, view: '', state: 'all', before: '', after: '' })}`;
  return (
    <p>
      <a className="inline-flex min-h-11 items-center" href={href}>
        {t('leads.elsewhere', { count })}
      </a>
    </p>
  );
}

function describeEmpty(filter: LeadFilter): string {
  return describeTooLong(filter) ?? t(isNarrowed(filter) ? 'leads.none' : `leads.empty.${filter.state}`);
}

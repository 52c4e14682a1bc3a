import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { isNarrowed } from '@/lib/staff/is-narrowed';
import { mostCounted } from '@/lib/staff/limits';
import type { LeadFilter } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import { EmptyList } from './empty-list';
import { LeadCards } from './lead-cards';

interface LeadListProps {
  leads: (DeskLead & { match: string })[];
  filter: LeadFilter;
  total: number;
  now: number;
}

/** The leads of a page, and how many match the filter. */
export function LeadList({ leads, filter, total, now }: LeadListProps) {
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
        <EmptyList>{t(isNarrowed(filter) ? 'leads.none' : `leads.empty.${filter.state}`)}</EmptyList>
      )}
    </section>
  );
}

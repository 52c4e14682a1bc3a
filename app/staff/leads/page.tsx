import { DeskFrame } from '@/components/staff/desk-frame';
import { LeadFilters } from '@/components/staff/lead-filters';
import { LeadList } from '@/components/staff/lead-list';
import { Pager } from '@/components/staff/pager';
import { ParkedNotice } from '@/components/staff/parked-notice';
import { requireStaff } from '@/lib/staff/current-staff';
import { readLeads } from '@/lib/staff/read-leads';
import { t } from '@/lib/staff/words';

export default async function LeadsPage({ searchParams }: PageProps<'/staff/leads'>) {
  const { email } = await requireStaff('/staff/leads');
  const { filter, leads, total, counts, choices, parked, now } = await readLeads(await searchParams);
  return (
    <DeskFrame email={email} current="leads" title={t('leads.title')}>
      <ParkedNotice count={parked} />
      <LeadFilters filter={filter} counts={counts} choices={choices} />
      <LeadList leads={leads} total={total} now={now} />
      <Pager path="/staff/leads" filter={filter} total={total} />
    </DeskFrame>
  );
}

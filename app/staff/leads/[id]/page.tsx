import { notFound } from 'next/navigation';
import { DeskFrame } from '@/components/staff/desk-frame';
import { LeadDetail } from '@/components/staff/lead-detail';
import { staffLeadPath } from '@/lib/site/staff-path';
import { requireStaff } from '@/lib/staff/current-staff';
import { readLead } from '@/lib/staff/read-lead';

export default async function LeadPage({ params }: PageProps<'/staff/leads/[id]'>) {
  const { id } = await params;
  const { email } = await requireStaff(staffLeadPath(id));
  const read = await readLead(id);
  if (!read) notFound();
  return (
    <DeskFrame email={email} current="leads" title={read.lead.name}>
      <LeadDetail {...read} />
    </DeskFrame>
  );
}

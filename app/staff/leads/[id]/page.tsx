import { notFound } from 'next/navigation';
import { DeskFrame } from '@/components/staff/desk-frame';
import { LeadDetail } from '@/components/staff/lead-detail';
import { TooSlow } from '@/components/staff/too-slow';
import { Icon } from '@/components/ui/icon';
import { staffLeadPath } from '@/lib/site/staff-path';
import { catchReadTimeout } from '@/lib/staff/catch-read-timeout';
import { readLead } from '@/lib/staff/read-lead';
import { readOne } from '@/lib/staff/read-query';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function LeadPage({ params, searchParams }: PageProps<'/staff/leads/[id]'>) {
  const { id } = await params;
  const { ask, value } = await searchParams;
  const { email } = await requireStaff(staffLeadPath(id));
  const read = await catchReadTimeout(() => readLead(id));
  if (read === 'too slow') return <TooSlow email={email} current="leads" title={t('leads.title')} />;
  if (!read) notFound();
  return (
    <DeskFrame
      email={email}
      current="leads"
      title={read.lead.name}
      state={t(`leads.states.${read.lead.state}`)}
      above={
        <a className="flex min-h-11 basis-full items-center gap-2" href="/staff/leads">
          <Icon name="arrow-left" />
          {t('lead.back')}
        </a>
      }
    >
      <LeadDetail read={read} email={email} asked={{ about: readOne(ask), value: readOne(value) }} />
    </DeskFrame>
  );
}

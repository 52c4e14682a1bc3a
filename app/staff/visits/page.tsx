import { DeskFrame } from '@/components/staff/desk-frame';
import { VisitsReport } from '@/components/staff/visits-report';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { requireStaff } from '@/lib/staff/current-staff';
import { readVisits } from '@/lib/staff/read-visits';
import { t } from '@/lib/staff/words';

export default async function VisitsPage() {
  const { email } = await requireStaff('/staff/visits');
  const ownHost = new URL(env.SITE_URL).host.replace(/^www\./, '');
  return (
    <DeskFrame email={email} current="visits" title={t('visits.title')}>
      <VisitsReport visits={await readVisits(database(), { now: Date.now(), ownHost })} />
    </DeskFrame>
  );
}

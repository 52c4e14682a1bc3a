import { DeskFrame } from '@/components/staff/desk-frame';
import { TooSlow } from '@/components/staff/too-slow';
import { VisitsReport } from '@/components/staff/visits-report';
import { readingDatabase } from '@/lib/db/database';
import { catchReadTimeout } from '@/lib/staff/catch-read-timeout';
import { readVisits } from '@/lib/staff/read-visits';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function VisitsPage() {
  const { email } = await requireStaff('/staff/visits');
  const frame = { email, current: 'visits' as const, title: t('visits.title') };
  const visits = await catchReadTimeout(() => readVisits(readingDatabase(), Date.now()));
  if (visits === 'too slow') return <TooSlow {...frame} />;
  return (
    <DeskFrame {...frame}>
      <VisitsReport visits={visits} />
    </DeskFrame>
  );
}

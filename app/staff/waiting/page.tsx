import { DeskFrame } from '@/components/staff/desk-frame';
import { TooSlow } from '@/components/staff/too-slow';
import { WaitingReport } from '@/components/staff/waiting-report';
import { readingDatabase } from '@/lib/db/database';
import { catchReadTimeout } from '@/lib/staff/catch-read-timeout';
import { readWaiting } from '@/lib/staff/read-waiting';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function WaitingPage() {
  const { email } = await requireStaff('/staff/waiting');
  const frame = { email, current: 'waiting' as const, title: t('waiting.title') };
  const now = Date.now();
  const waiting = await catchReadTimeout(() => readWaiting(readingDatabase(), now));
  if (waiting === 'too slow') return <TooSlow {...frame} />;
  return (
    <DeskFrame {...frame}>
      <WaitingReport waiting={waiting} now={now} />
    </DeskFrame>
  );
}

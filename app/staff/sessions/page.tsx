import { ChangeTable } from '@/components/staff/change-table';
import { DeskFrame } from '@/components/staff/desk-frame';
import { SessionTable } from '@/components/staff/session-table';
import { readingDatabase } from '@/lib/db/database';
import { listChanges } from '@/lib/staff/changes-store';
import { requireStaff } from '@/lib/staff/session';
import { listSessions } from '@/lib/staff/sessions-store';
import { t } from '@/lib/staff/words';

const changesShown = 200;

export default async function SessionsPage() {
  const staff = await requireStaff('/staff/sessions');
  const db = readingDatabase();
  return (
    <DeskFrame email={staff.email} current="sessions" title={t('sessions.title')}>
      <SessionTable sessions={await listSessions(db, Date.now())} own={staff.id} />
      <ChangeTable changes={await listChanges(db, changesShown)} />
    </DeskFrame>
  );
}

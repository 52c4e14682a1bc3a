import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { recordChange } from './changes-store';
import { endSession } from './sessions-store';
import type { StaffSessionsTable } from './tables';

/** Ends an open session of any member of staff; its next request is redirected to the sign-in page. */
export async function endStaffSession(
  db: Kysely<Tables>,
  { id, by, now }: { id: string; by: StaffSessionsTable; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await endSession(trx, id, now);
    if (!ended) return;
    const action = id === by.id ? 'signed_out' : 'ended_session';
    await recordChange(trx, { email: by.email, action, detail: id === by.id ? '' : ended.email, now });
  });
}

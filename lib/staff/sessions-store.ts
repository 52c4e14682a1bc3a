import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { StaffSessionsTable } from './tables';

export async function insertSession(db: Kysely<Tables>, session: StaffSessionsTable): Promise<void> {
  await db.insertInto('staff_sessions').values(session).execute();
}

/** The session with the hash of a token, if it has neither expired nor been ended. */
export async function findSession(
  db: Kysely<Tables>,
  hash: string,
  now: number,
): Promise<StaffSessionsTable | undefined> {
  return openSessions(db, now).where('hash', '=', hash).executeTakeFirst();
}

/** The open sessions of all members of staff, the newest first. */
export async function listSessions(db: Kysely<Tables>, now: number): Promise<StaffSessionsTable[]> {
  return openSessions(db, now).orderBy('created_at', 'desc').execute();
}

/** Ends a session by its id and returns it; undefined if it was not open. */
export async function endSession(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<StaffSessionsTable | undefined> {
  return db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes sessions that had expired or been ended by then; the audit trail has who was signed in. */
export async function deleteSessionsBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<=', before), eb('ended_at', '<=', before)]))
    .execute();
}

function openSessions(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
}

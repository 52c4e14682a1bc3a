import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { database } from '@/lib/db/database';
import { catchUp } from '@/lib/jobs/wake';
import { isToken, readCookie, sessionCookie } from './cookies';
import { isMember } from './members';
import { findSession } from './sessions-store';
import type { StaffSessionsTable } from './tables';
import { hashToken } from './token';

/** The open session of a request; undefined if there is none. */
export function readSession(request: Request): Promise<StaffSessionsTable | undefined> {
  return findOpenSession(readCookie(request, sessionCookie));
}

/** The open session during the rendering of a page; undefined if there is none. */
export async function findStaff(): Promise<StaffSessionsTable | undefined> {
  return findOpenSession((await cookies()).get(sessionCookie)?.value);
}

/** The open session during the rendering of a page. Without one, redirects to the sign-in page, which leads back to `path`. */
export async function requireStaff(path: string): Promise<StaffSessionsTable> {
  catchUp();
  const staff = await findStaff();
  return staff ?? redirect(`/staff/sign-in?next=${encodeURIComponent(path)}`);
}

async function findOpenSession(token: string | undefined): Promise<StaffSessionsTable | undefined> {
  if (!token || !isToken(token)) return undefined;
  const session = await findSession(database(), hashToken(token), Date.now());
  return session && isMember(session.email) ? session : undefined;
}

import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { database } from '@/lib/db/database';
import type { StaffSessionsTable } from '@/lib/db/staff-tables';
import { isToken, readCookie, sessionCookie } from './cookies';
import { isMember } from './members';
import { findSession } from './sessions-store';
import { hashToken } from './token';

/** The open session of a request; undefined without one. */
export function staffOfRequest(request: Request): Promise<StaffSessionsTable | undefined> {
  return staffOfToken(readCookie(request, sessionCookie));
}

/** The open session of the page that is rendered. Redirects to the sign-in page without one, and then back to `path`. */
export async function requireStaff(path: string): Promise<StaffSessionsTable> {
  const staff = await staffOfToken((await cookies()).get(sessionCookie)?.value);
  return staff ?? redirect(`/staff/sign-in?next=${encodeURIComponent(path)}`);
}

async function staffOfToken(token: string | undefined): Promise<StaffSessionsTable | undefined> {
  if (!token || !isToken(token)) return undefined;
  const session = await findSession(database(), hashToken(token), Date.now());
  return session && isMember(session.email) ? session : undefined;
}

import 'server-only';
import { env } from '@/lib/config/env';

/** An address as stored and compared: in lower case. */
export function memberKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address may sign in. Checked at every request, so that a removed member loses access at once. */
export function isMember(email: string): boolean {
  return env.STAFF_EMAILS?.some((member) => memberKey(member) === memberKey(email)) ?? false;
}

/** Whether anybody may sign in; if not, the desk's pages don't exist. */
export function hasStaff(): boolean {
  return env.STAFF_EMAILS !== undefined;
}

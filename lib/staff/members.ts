import 'server-only';
import { env } from '@/lib/config/env';

/** An address as it is stored and compared: in lower case. */
export function memberKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address may sign in. Asked again at every request, so that a removed address is out at once. */
export function isMember(email: string): boolean {
  return env.STAFF_EMAILS?.some((member) => memberKey(member) === memberKey(email)) ?? false;
}

/** Whether anybody may sign in; without that the desk doesn't exist. */
export function hasDesk(): boolean {
  return env.STAFF_EMAILS !== undefined;
}

import 'server-only';
import { env } from '@/lib/config/env';
import { addressKey } from '@/lib/mail/mailbox';

/** Whether an address may sign in. Checked at every request, so that a removed member loses access at once. */
export function isMember(email: string): boolean {
  return env.STAFF_EMAILS?.some((member) => addressKey(member) === addressKey(email)) ?? false;
}

/** Whether anybody may sign in; if not, the desk's pages don't exist. */
export function hasStaff(): boolean {
  return env.STAFF_EMAILS !== undefined;
}

import 'server-only';
import { env } from '@/lib/config/env';
import { addressKey } from './mailbox';

/** Whether an address is one of staff's own, who get enquiries or may sign in to the desk. */
export function isStaffAddress(address: string): boolean {
  const own = [...env.LEADS_TO, ...(env.STAFF_EMAILS ?? [])];
  return own.some((each) => addressKey(each) === addressKey(address));
}

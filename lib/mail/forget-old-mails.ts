import 'server-only';
import { database } from '@/lib/db/database';
import { deleteSentBefore } from './outbox';

/** The lifetime of a report's link, the longest-lived link in a mail. */
const sentIsKeptMs = 90 * 24 * 60 * 60_000;

/** Deletes mails that were sent more than 90 days ago. Parked ones are kept for staff. */
export async function forgetOldMails(now = Date.now()): Promise<void> {
  await deleteSentBefore(database(), now - sentIsKeptMs);
}

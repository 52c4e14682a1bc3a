import 'server-only';
import { database } from '@/lib/db/database';
import { deleteSentBefore } from './outbox';

/** As long as a report's link, which is the longest that a mail says anything works. */
const sentIsKeptMs = 90 * 24 * 60 * 60_000;

/** Deletes mails that were sent more than 90 days ago. Parked ones wait for staff. */
export async function forgetOldMails(now = Date.now()): Promise<void> {
  await deleteSentBefore(database(), now - sentIsKeptMs);
}

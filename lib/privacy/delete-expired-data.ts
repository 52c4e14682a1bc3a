import 'server-only';
import type { Kysely } from 'kysely';
import { deleteExpiredLinks, forgetUnconfirmedWatchers } from '@/lib/audit/forget-audits';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { forgetOldLeads } from '@/lib/leads/forget-old-leads';
import { deleteExpiredIds } from '@/lib/leads/routing-store';
import { capturedMailFolder } from '@/lib/mail/configured-transport';
import { deleteMailEventsBefore } from '@/lib/mail/events-store';
import { forgetOldMails, mailRetentionMs } from '@/lib/mail/forget-old-mails';
import { forgetUnconfirmed } from '@/lib/newsletter/forget-unconfirmed';
import { deleteProfilesUnusedSince } from '@/lib/profile/profile-store';
import { profileRetentionMs } from '@/lib/profile/save-profile';
import { deleteExpiredResults } from '@/lib/results/results-store';
import { eventRetentionMs } from '@/lib/tracking/record-event';
import { deleteEventsBefore } from '@/lib/tracking/tracking-store';
import { deleteEventsFinishedBefore } from '@/lib/webhook/events-store';
import { advanceRetentionClock } from './retention-clock';

interface Dependencies {
  db?: Kysely<Tables>;
  mailFolder?: string;
  now?: number;
  /** Milliseconds on a clock that nobody sets. */
  uptimeMs?: number;
}

/**
 * Deletes the data whose retention period, according to the privacy policy, has ended, by the retention clock. Called
 * every hour, so that it doesn't depend on visitors. If a part fails, the others still run; throws an AggregateError at the end.
 */
export async function deleteExpiredData({
  db = database(),
  mailFolder = capturedMailFolder(),
  now = Date.now(),
  uptimeMs = performance.now(),
}: Dependencies = {}): Promise<void> {
  const reached = await advanceRetentionClock(db, { now, uptimeMs });
  const parts = [
    () => forgetOldLeads(db, reached),
    () => deleteExpiredIds(db, reached),
    () => forgetOldMails(db, mailFolder, reached),
    () => deleteEventsFinishedBefore(db, reached - mailRetentionMs),
    () => deleteMailEventsBefore(db, reached - mailRetentionMs),
    () => db.transaction().execute((trx) => forgetUnconfirmed(trx, reached)),
    () => db.transaction().execute((trx) => forgetUnconfirmedWatchers(trx, reached)),
    () => deleteExpiredLinks(db, reached),
    () => deleteExpiredResults(db, reached),
    () => db.transaction().execute((trx) => deleteProfilesUnusedSince(trx, reached - profileRetentionMs)),
    () => deleteEventsBefore(db, reached - eventRetentionMs),
  ];
  const errors: unknown[] = [];
  for (const part of parts) await part().catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that is old could be deleted.');
}

import 'server-only';
import type { Kysely } from 'kysely';
import { deleteExpiredLinks } from '@/lib/audit/report/audit-store';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { forgetOldLeads } from '@/lib/leads/forget-old-leads';
import { deleteMailEventsBefore } from '@/lib/mail/events-store';
import { forgetOldMails, mailKeptMs } from '@/lib/mail/forget-old-mails';
import { capturedMailFolder } from '@/lib/mail/transport';
import { forgetUnconfirmed } from '@/lib/newsletter/forget-unconfirmed';
import { deleteProfilesUnusedSince } from '@/lib/profile/profile-store';
import { unusedKeptMs } from '@/lib/profile/save-profile';
import { deleteExpiredResults } from '@/lib/results/results-store';
import { keptForMs } from '@/lib/tracking/record-event';
import { deleteEventsBefore } from '@/lib/tracking/tracking-store';

interface Parts {
  db?: Kysely<Tables>;
  mailFolder?: string;
  now?: number;
}

/**
 * Deletes what the privacy policy says is not kept any longer. Called every hour, so that it does not depend on the next
 * visitor. A part that fails holds up none of the others; throws an AggregateError in the end.
 */
export async function forgetWhatIsOld({
  db = database(),
  mailFolder = capturedMailFolder(),
  now = Date.now(),
}: Parts = {}): Promise<void> {
  const parts = [
    () => forgetOldLeads(db, now),
    () => forgetOldMails(db, mailFolder, now),
    () => deleteMailEventsBefore(db, now - mailKeptMs),
    () => db.transaction().execute((trx) => forgetUnconfirmed(trx, now)),
    () => db.transaction().execute((trx) => deleteExpiredLinks(trx, now)),
    () => deleteExpiredResults(db, now),
    () => db.transaction().execute((trx) => deleteProfilesUnusedSince(trx, now - unusedKeptMs)),
    () => deleteEventsBefore(db, now - keptForMs),
  ];
  const errors: unknown[] = [];
  for (const part of parts) await part().catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that is old could be deleted.');
}

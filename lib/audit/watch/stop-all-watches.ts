import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { addressKey } from '@/lib/mail/mailbox';
import { discard } from '@/lib/mail/outbox';
import { stopUnwatched } from './watched-site-store';
import { deleteWatchers, listWatchersAt } from './watcher-store';

/** Ends all watches of an address that bounces or complains about our mails, and discards its pending mails. */
export async function stopAllWatches(email: string, db: Kysely<Tables> = database()): Promise<void> {
  await orUnavailable(() =>
    db.transaction().execute(async (trx) => {
      const watchers = await listWatchersAt(trx, addressKey(email));
      await discard(
        trx,
        watchers.map(({ mail_key }) => mail_key),
      );
      await deleteWatchers(
        trx,
        watchers.map(({ id }) => id),
      );
      for (const { report_token } of watchers) await stopUnwatched(trx, report_token);
    }),
  );
}

import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who isn't mailed for now because their mail server takes nothing, and which mails about enquiries didn't arrive and were dealt
 * with by nobody yet.
 */
export const mailReports: Migration = {
  async up(db) {
    for (const table of ['newsletter_subscriptions', 'site_watchers']) {
      await db.schema.alterTable(table).addColumn('paused_at', 'bigint').execute();
      await db.schema.alterTable(table).addColumn('pause_detail', 'text').execute();
    }
    await sql`create index newsletter_subscriptions_paused on newsletter_subscriptions (paused_at)
      where paused_at is not null`.execute(db);
    await db.schema.alterTable('mail_events').addColumn('unsettled_since', 'bigint').execute();
    await sql`create index mail_events_unsettled on mail_events (unsettled_since)
      where unsettled_since is not null`.execute(db);
  },
};

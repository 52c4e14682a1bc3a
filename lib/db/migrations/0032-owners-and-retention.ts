import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addressMarks, addressTexts } from '../address-texts';

/** Indexes for what is read to forget a person, and for what the hourly deletion looks for. */
export const ownersAndRetention: Migration = {
  async up(db) {
    for (const [table, texts = []] of Object.entries(addressTexts)) {
      await sql`create index ${sql.raw(`${table}_with_address`)} on ${sql.table(table)} (id)
        where ${sql.raw(addressMarks(texts))}`.execute(db);
    }
    await sql`create index outbox_finished on outbox (finished_at) where finished_at is not null`.execute(db);
    await sql`create index newsletter_unconfirmed on newsletter_subscriptions (requested_at)
      where confirmed_at is null`.execute(db);
    await db.schema.createIndex('daily_sums_day').on('daily_sums').column('day').execute();
    await db.schema.createIndex('lead_routing_mail').on('lead_routing').column('mail_key').execute();
  },
};

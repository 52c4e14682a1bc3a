import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const newsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable('newsletter_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('consent_wording', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('newsletter_one_open_subscription')
      .unique()
      .on('newsletter_subscriptions')
      .column('email_key')
      .where(sql.ref('ended_at'), 'is', null)
      .execute();

    await db.schema
      .createTable('newsletter_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subscription_id', 'text', (column) =>
        column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('mail_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('newsletter_tokens_of_subscription')
      .on('newsletter_tokens')
      .column('subscription_id')
      .execute();
  },
};

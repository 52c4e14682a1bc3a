import type { Migration } from 'kysely/migration';

export const newsletterIssues: Migration = {
  async up(db) {
    await db.schema.alterTable('newsletter_subscriptions').addColumn('end_reason', 'text').execute();

    await db.schema
      .createTable('newsletter_issues')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('finished_at', 'bigint')
      .execute();

    await db.schema
      .createTable('newsletter_issue_texts')
      .addColumn('issue_id', 'text', (column) =>
        column.notNull().references('newsletter_issues.id').onDelete('cascade'),
      )
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('preheader', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_issue_texts_key', ['issue_id', 'locale'])
      .execute();

    await db.schema
      .createTable('newsletter_sends')
      .addColumn('issue_id', 'text', (column) =>
        column.notNull().references('newsletter_issues.id').onDelete('cascade'),
      )
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text', (column) =>
        column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('mail_key', 'text', (column) => column.notNull().unique())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .addPrimaryKeyConstraint('newsletter_sends_once', ['issue_id', 'recipient'])
      .execute();
    await db.schema
      .createIndex('newsletter_sends_of_subscription')
      .on('newsletter_sends')
      .column('subscription_id')
      .execute();

    await db.schema
      .createTable('mail_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('happened_at', 'bigint', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('mail_key', 'text')
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['received_at', 'provider_id', 'mail_key', 'email_key']) {
      await db.schema.createIndex(`mail_events_${column}`).on('mail_events').column(column).execute();
    }
  },
};

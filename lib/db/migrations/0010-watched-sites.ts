import type { Migration } from 'kysely/migration';

export const watchedSites: Migration = {
  async up(db) {
    await db.schema
      .createTable('watched_sites')
      .addColumn('token', 'text', (column) =>
        column.primaryKey().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('next_check_at', 'bigint', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('watched_sites_due').on('watched_sites').column('next_check_at').execute();

    await db.schema
      .createTable('watched_scores')
      .addColumn('token', 'text', (column) =>
        column.notNull().references('watched_sites.token').onDelete('cascade'),
      )
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('watched_scores_key', ['token', 'checked_at'])
      .execute();

    await db.schema
      .createTable('site_watchers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('report_token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('consent_wording', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('confirm_token', 'text', (column) => column.notNull().unique())
      .addColumn('stop_token', 'text', (column) => column.notNull().unique())
      .addColumn('mail_key', 'text', (column) => column.notNull())
      .addUniqueConstraint('site_watchers_person', ['report_token', 'email_key'])
      .execute();
    await db.schema
      .createIndex('site_watchers_requested')
      .on('site_watchers')
      .columns(['confirmed_at', 'requested_at'])
      .execute();
  },
};

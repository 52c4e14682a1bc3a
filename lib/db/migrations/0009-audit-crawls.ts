import type { Migration } from 'kysely/migration';

export const auditCrawls: Migration = {
  async up(db) {
    await db.schema
      .createTable('audit_crawls')
      .addColumn('token', 'text', (column) =>
        column.primaryKey().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('spent_ms', 'bigint', (column) => column.notNull())
      .addColumn('read_count', 'integer', (column) => column.notNull())
      .addColumn('waiting_count', 'integer', (column) => column.notNull())
      .addColumn('audit', 'text')
      .addColumn('email', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('mail_due_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('audit_crawls_due')
      .on('audit_crawls')
      .columns(['state', 'queued_at'])
      .execute();
    await db.schema.createIndex('audit_crawls_of_site').on('audit_crawls').column('site').execute();

    await db.schema
      .createTable('audit_crawl_pages')
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_crawls.token').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_crawl_pages_key', ['token', 'number'])
      .execute();
  },
};

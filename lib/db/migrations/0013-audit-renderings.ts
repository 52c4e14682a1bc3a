import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect';

export const auditRenderings: Migration = {
  async up(db) {
    const bytes = isPostgres(db) ? 'bytea' : 'blob';
    await db.schema
      .createTable('audit_renderings')
      .addColumn('token', 'text', (column) =>
        column.primaryKey().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('mail_key', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('facts', 'text')
      .addColumn('first_screen', bytes)
      .addColumn('first_screen_type', 'text')
      .addColumn('whole_page', bytes)
      .addColumn('whole_page_type', 'text')
      .execute();
    await db.schema
      .createIndex('audit_renderings_due')
      .on('audit_renderings')
      .columns(['state', 'claimed_until'])
      .execute();
  },
};

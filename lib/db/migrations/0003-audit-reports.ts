import type { Migration } from 'kysely/migration';

export const auditReports: Migration = {
  async up(db) {
    await db.schema
      .createTable('audit_links')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull().unique())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('business_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_links_expiry').on('audit_links').column('expires_at').execute();

    await db.schema
      .createTable('audit_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('audit_runs_of_link')
      .on('audit_runs')
      .columns(['token', 'created_at'])
      .execute();
  },
};

import type { Migration } from 'kysely/migration';

export const auditRivals: Migration = {
  async up(db) {
    await db.schema
      .createTable('audit_rivals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('record', 'text')
      .addUniqueConstraint('audit_rivals_place', ['token', 'number'])
      .execute();
    await db.schema.createIndex('audit_rivals_due').on('audit_rivals').columns(['state', 'due_at']).execute();
  },
};

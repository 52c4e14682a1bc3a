import type { Migration } from 'kysely/migration';

export const repairProofs: Migration = {
  async up(db) {
    await db.schema
      .createTable('repair_proofs')
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('repair', 'text', (column) => column.notNull())
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('proof', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('repair_proofs_key', ['token', 'tried_at', 'repair'])
      .execute();
  },
};

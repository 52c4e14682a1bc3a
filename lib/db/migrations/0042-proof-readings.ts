import type { Migration } from 'kysely/migration';

export const proofReadings: Migration = {
  async up(db) {
    await db.schema
      .createTable('proof_readings')
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('repair', 'text', (column) => column.notNull())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('proof_readings_key', ['token', 'repair'])
      .execute();
  },
};

import type { Migration } from 'kysely/migration';

export const results: Migration = {
  async up(db) {
    await db.schema
      .createTable('results')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('results_expiry').on('results').column('expires_at').execute();

    await db.schema.alterTable('leads').addColumn('attachment', 'text').execute();
    await db.schema.alterTable('recommendations').addColumn('result_token', 'text').execute();
  },
};

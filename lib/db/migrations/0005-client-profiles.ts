import type { Migration } from 'kysely/migration';

export const clientProfiles: Migration = {
  async up(db) {
    await db.schema
      .createTable('client_profiles')
      .addColumn('visitor_id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('client_profiles_used_at').on('client_profiles').column('used_at').execute();

    await db.schema
      .createTable('recommendations')
      .addColumn('visitor_id', 'text', (column) =>
        column.primaryKey().references('client_profiles.visitor_id').onDelete('cascade'),
      )
      .addColumn('generated_at', 'bigint', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('advice', 'text', (column) => column.notNull())
      .execute();
  },
};

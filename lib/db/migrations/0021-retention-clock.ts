import type { Migration } from 'kysely/migration';

export const retentionClock: Migration = {
  async up(db) {
    await db.schema
      .createTable('retention_clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('reached_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

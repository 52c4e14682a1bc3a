import type { Migration } from 'kysely/migration';

export const staffDesk: Migration = {
  async up(db) {
    await db.schema
      .createTable('staff_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('next_path', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();

    await db.schema
      .createTable('staff_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();

    await db.schema
      .createTable('staff_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text')
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('staff_changes_made_at').on('staff_changes').column('made_at').execute();
    await db.schema
      .createIndex('staff_changes_of_lead')
      .on('staff_changes')
      .columns(['lead_id', 'made_at'])
      .execute();

    await db.schema
      .createTable('lead_progress')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('taken_by', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

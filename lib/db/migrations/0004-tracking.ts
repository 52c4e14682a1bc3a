import type { Migration } from 'kysely/migration';

export const tracking: Migration = {
  async up(db) {
    await db.schema
      .createTable('page_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('viewed_at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('page_views_received_at').on('page_views').column('received_at').execute();

    await db.schema
      .createTable('behaviour_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('event_type', 'text', (column) => column.notNull())
      .addColumn('page_url', 'text', (column) => column.notNull())
      .addColumn('time_spent_seconds', 'double precision', (column) => column.notNull())
      .addColumn('interaction_data', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('behaviour_events_received_at')
      .on('behaviour_events')
      .column('received_at')
      .execute();
    await db.schema
      .createIndex('behaviour_events_of_session')
      .on('behaviour_events')
      .columns(['session_id', 'received_at'])
      .execute();
  },
};

import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sums of each day, so that the desk reads a few rows instead of all events. A job adds the events that are there already. */
export const dailySums: Migration = {
  async up(db) {
    await db.schema
      .createTable('daily_sums')
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_sums_key', ['measure', 'day', 'name'])
      .execute();
    await db.schema
      .createTable('summed_events')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('before', 'bigint', (column) => column.notNull())
      .execute();
    for (const kind of ['page_views', 'behaviour_events']) {
      await sql`insert into summed_events (kind, before)
        select ${kind}, max(received_at) + 1 from ${sql.table(kind)} having max(received_at) is not null`.execute(
        db,
      );
    }
  },
};

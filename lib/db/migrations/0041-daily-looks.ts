import type { Migration } from 'kysely/migration';

/**
 * A watched website is looked at every day, and audited every week: the next audit has a time of its own. What failed is
 * remembered in the state itself, for each of the questions that are asked every day. `failures` stays, with a default,
 * for instances of the version before: during a rolling restart they still write it.
 */
export const dailyLooks: Migration = {
  async up(db) {
    await db.schema
      .alterTable('watched_sites')
      .addColumn('audit_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // SQLite can't give a column a default later.
    await db.schema.alterTable('watched_sites').dropColumn('failures').execute();
    await db.schema
      .alterTable('watched_sites')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

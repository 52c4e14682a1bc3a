import type { Migration } from 'kysely/migration';

/**
 * A watched website is looked at every day, and audited every week: the next audit has a time of its own. What failed is
 * remembered in the state itself, for each of the questions that are asked every day.
 */
export const dailyLooks: Migration = {
  async up(db) {
    await db.schema
      .alterTable('watched_sites')
      .addColumn('audit_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('watched_sites').dropColumn('failures').execute();
  },
};

import 'server-only';
import type { Migration } from 'kysely/migration';
import { createIndexesOfSmallTables } from '../indexes/large-table-indexes';

/** Indexes for the desk, for what is read to forget a person, and for what the hourly deletion looks for. */
export const ownersAndRetention: Migration = {
  async up(db) {
    await createIndexesOfSmallTables(db);
    await db.schema.createIndex('daily_sums_day').on('daily_sums').column('day').execute();
  },
};

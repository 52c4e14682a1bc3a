import 'server-only';
import type { Migration } from 'kysely/migration';

/**
 * The verdict on an enquiry's spam marks when it came, so that later weights don't change what staff were told. Enquiries from before
 * have none, which is read as that of today.
 */
export const suspicion: Migration = {
  async up(db) {
    await db.schema.alterTable('leads').addColumn('suspicion', 'text').execute();
  },
};

import 'server-only';
import type { Migration } from 'kysely/migration';

/** Who a lead belonged to before an answer, for taking the answer back. */
export const answerOwnerBefore: Migration = {
  async up(db) {
    await db.schema.alterTable('lead_answers').addColumn('taken_by_before', 'text').execute();
  },
};

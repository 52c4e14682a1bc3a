import type { Migration } from 'kysely/migration';

/** Mails from before count for no budget. */
export const mailboxBudget: Migration = {
  async up(db) {
    await db.schema.alterTable('outbox').addColumn('admitted_at', 'bigint').execute();
    await db.schema.alterTable('outbox').addColumn('listed', 'text').execute();
    await db.schema.createIndex('outbox_budget').on('outbox').columns(['mailbox', 'admitted_at']).execute();
  },
};

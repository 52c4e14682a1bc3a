import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Answers that staff write at the desk, and their drafts. */
export const leadAnswers: Migration = {
  async up(db) {
    await db.schema
      .createTable('lead_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('state_before', 'text')
      .addColumn('answered_at_before', 'bigint')
      .execute();
    await db.schema
      .createIndex('lead_answers_of_lead')
      .on('lead_answers')
      .columns(['lead_id', 'updated_at'])
      .execute();
    await sql`create unique index lead_answers_one_draft on lead_answers (lead_id) where state = 'draft'`.execute(
      db,
    );
  },
};

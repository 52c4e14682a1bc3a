import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a lead brought, and until when somebody wants to have dealt with it. Copies of reports that nobody has touched no longer
 * wait for an answer.
 */
export const leadOutcomes: Migration = {
  async up(db) {
    await db.schema.alterTable('lead_progress').addColumn('amount_cents', 'bigint').execute();
    await db.schema.alterTable('lead_progress').addColumn('due_at', 'bigint').execute();
    await sql`create index lead_progress_due on lead_progress (due_at) where due_at is not null`.execute(db);
    await sql`update lead_progress set state = 'report'
      where state = 'new' and source = 'seo-audit' and version = 0
      and exists (select 1 from leads where leads.id = lead_id and message like '%/reports/%')`.execute(db);
  },
};

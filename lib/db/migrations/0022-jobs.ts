import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect';

/** One queue for what is done after an answer; renderings that wait move into it. */
export const jobs: Migration = {
  async up(db) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.references('audit_links.token').onDelete('cascade'))
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('scheduled_at', 'bigint', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addUniqueConstraint('jobs_subject', ['kind', 'key'])
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').column('due_at').execute();
    await db.schema.createIndex('jobs_of_report').on('jobs').column('report').execute();

    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'phone', token, token, queued_at, claimed_until, queued_at, null, attempts
      from audit_renderings where state = 'waiting' order by queued_at
    `.execute(db);
    await db.schema.dropIndex('audit_renderings_due').execute();
    for (const column of ['queued_at', 'claim', 'claimed_until', 'attempts'])
      await db.schema.alterTable('audit_renderings').dropColumn(column).execute();
  },
};

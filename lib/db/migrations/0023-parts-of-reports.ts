import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Crawls, their mails, rivals and weekly checks that wait move into the one queue. */
export const partsOfReports: Migration = {
  async up(db) {
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'site', token, token, queued_at, coalesce(claimed_until, queued_at), queued_at, null, attempts
      from audit_crawls where state in ('queued', 'running') order by queued_at
    `.execute(db);
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'site-mail', token, token, mail_due_at, mail_due_at, queued_at, null, 0
      from audit_crawls where state = 'done' and email is not null and mail_due_at is not null order by mail_due_at
    `.execute(db);
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'rival', id, token, due_at, due_at, due_at, null, attempts
      from audit_rivals where state = 'open' order by due_at, number
    `.execute(db);
    // A check is put off by a week at most, so one that is due much later was scheduled by a clock that was ahead.
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'watch', token, token, next_check_at - ${weekMs}, next_check_at, next_check_at - ${weekMs}, null, 0
      from watched_sites order by next_check_at
    `.execute(db);
    for (const index of ['audit_crawls_due', 'audit_rivals_due', 'watched_sites_due'])
      await db.schema.dropIndex(index).execute();
    await dropColumns(db, 'audit_crawls', ['queued_at', 'claim', 'claimed_until', 'attempts', 'mail_due_at']);
    await dropColumns(db, 'audit_rivals', ['due_at', 'claim', 'attempts']);
    await dropColumns(db, 'watched_sites', ['next_check_at', 'claim']);
    await db.schema.alterTable('watched_sites').renameColumn('told', 'reported').execute();
  },
};

const weekMs = 7 * 24 * 60 * 60_000;

async function dropColumns(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
}

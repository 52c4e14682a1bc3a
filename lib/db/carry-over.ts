import 'server-only';
import { DatabaseSync } from 'node:sqlite';

/** How many people and mails kept, in a restored database, what had happened since its backup. */
export interface CarriedOver {
  /** Subscriptions that had ended: left, complained, bounced. */
  ended: number;
  /** Watches that had been stopped. */
  stopped: number;
  /** Mails that had been sent or given up, which the backup would have sent again. */
  finished: number;
  /** Issues of the newsletter of which the backup knows less. */
  issues: number;
  /** Staff sessions that had ended. */
  sessions: number;
}

/** What a mail's row says of its tries. */
const tries = [
  'status',
  'attempts',
  'next_attempt_at',
  'unknown_since',
  'finished_at',
  'provider_id',
  'park_reason',
  'last_error',
  'failures',
  'waited_ms',
  'unknown_ms',
  'refusals',
  'admitted_at',
];

/**
 * Carries over from the database that a backup replaces what mustn't be undone: who left, which mails were sent, who signed out.
 * Both files are closed. Nothing is deleted because the other database lacks it, but watches of reports that are there:
 * the other one may have been begun anew. Throws if one of them can't be read, and has changed nothing then.
 */
export function carryOver(restored: string, before: string): CarriedOver {
  const sqlite = new DatabaseSync(restored);
  try {
    sqlite.prepare('attach database ? as before').run(before);
    sqlite.exec('pragma foreign_keys = on; begin immediate');
    const carried = {
      ended: endSubscriptions(sqlite),
      stopped: stopWatches(sqlite),
      finished: finishMails(sqlite),
      issues: addIssues(sqlite),
      sessions: endSessions(sqlite),
    };
    sqlite.exec('commit; detach database before');
    return carried;
  } finally {
    sqlite.close();
  }
}

function endSubscriptions(sqlite: DatabaseSync): number {
  if (!has(sqlite, 'newsletter_subscriptions', 'end_reason')) return 0;
  const ended = run(
    sqlite,
    `update main.newsletter_subscriptions as own set (ended_at, end_reason) =
       (select ended_at, end_reason from before.newsletter_subscriptions where id = own.id)
     where ended_at is null
       and id in (select id from before.newsletter_subscriptions where ended_at is not null)`,
  );
  const ofEnded = (table: string) =>
    `select mail_key from main.${table} where subscription_id in
       (select id from main.newsletter_subscriptions where ended_at is not null)`;
  run(
    sqlite,
    `delete from main.outbox where status = 'pending' and (key in (${ofEnded('newsletter_tokens')})
       or key in (${ofEnded('newsletter_sends')}))`,
  );
  return ended;
}

function stopWatches(sqlite: DatabaseSync): number {
  if (!has(sqlite, 'site_watchers', 'confirmed_at') || !has(sqlite, 'watched_sites', 'token')) return 0;
  const stopped = run(
    sqlite,
    `delete from main.site_watchers where report_token in (select token from before.audit_links)
       and id not in (select id from before.site_watchers)`,
  );
  run(
    sqlite,
    `delete from main.watched_sites where token not in
       (select report_token from main.site_watchers where confirmed_at is not null)`,
  );
  if (has(sqlite, 'jobs', 'kind'))
    run(
      sqlite,
      `delete from main.jobs where kind = 'watch' and key not in (select token from main.watched_sites)`,
    );
  return stopped;
}

function finishMails(sqlite: DatabaseSync): number {
  const columns = tries.filter((column) => has(sqlite, 'outbox', column)).join(', ');
  return run(
    sqlite,
    `update main.outbox as own set (${columns}) = (select ${columns} from before.outbox where key = own.key)
     where status = 'pending' and key in (select key from before.outbox where status <> 'pending')`,
  );
}

/** Issues that were sent since, with to whom: nobody gets one twice, and what still waits of them is sent. */
function addIssues(sqlite: DatabaseSync): number {
  if (!has(sqlite, 'newsletter_sends', 'recipient')) return 0;
  const issues = copyMissing(sqlite, 'newsletter_issues', 'true');
  copyMissing(sqlite, 'newsletter_issue_texts', 'true');
  const columns = ['state', 'updated_at', 'version', 'started_at', 'finished_at'].join(', ');
  const renewed = run(
    sqlite,
    `update main.newsletter_issues as own set (${columns}) =
       (select ${columns} from before.newsletter_issues where id = own.id)
     where exists (select 1 from before.newsletter_issues as other
       where other.id = own.id and other.started_at is not own.started_at)`,
  );
  copyMissing(
    sqlite,
    'newsletter_sends',
    'subscription_id in (select id from main.newsletter_subscriptions)',
  );
  const ofReaders = `select mail_key from main.newsletter_sends where subscription_id in
    (select id from main.newsletter_subscriptions where ended_at is null)`;
  copyMissing(sqlite, 'outbox', `key in (${ofReaders})`);
  if (has(sqlite, 'jobs', 'kind')) copyMissing(sqlite, 'jobs', `kind = 'issue'`);
  return issues + renewed;
}

function endSessions(sqlite: DatabaseSync): number {
  if (!has(sqlite, 'staff_sessions', 'ended_at')) return 0;
  return run(
    sqlite,
    `update main.staff_sessions as own set ended_at = (select ended_at from before.staff_sessions where id = own.id)
     where ended_at is null and id in (select id from before.staff_sessions where ended_at is not null)`,
  );
}

/** Copies the rows that the restored table lacks, with the columns that both have: they may be of different versions of the site. A job gets a new number. */
function copyMissing(sqlite: DatabaseSync, table: string, condition: string): number {
  const columns = listColumns(sqlite, 'main', table)
    .filter((column) => listColumns(sqlite, 'before', table).includes(column))
    .filter((column) => table !== 'jobs' || column !== 'id')
    .join(', ');
  if (columns === '') return 0;
  return run(
    sqlite,
    `insert or ignore into main.${table} (${columns}) select ${columns} from before.${table} where ${condition}`,
  );
}

/** Whether both databases have the column. */
function has(sqlite: DatabaseSync, table: string, column: string): boolean {
  return ['main', 'before'].every((schema) => listColumns(sqlite, schema, table).includes(column));
}

function listColumns(sqlite: DatabaseSync, schema: string, table: string): string[] {
  const rows = sqlite.prepare('select name from pragma_table_info(?, ?)').all(table, schema);
  return rows.map(({ name }) => String(name));
}

function run(sqlite: DatabaseSync, statement: string): number {
  return Number(sqlite.prepare(statement).run().changes);
}

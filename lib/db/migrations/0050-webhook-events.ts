import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect';

/**
 * What the webhook is told leaves the outbox of mails for a table and a job of its own. What waits keeps its order and its
 * `webhook-id`; what an answer that can still be taken back would tell waits on.
 */
export const webhookEvents: Migration = {
  async up(db) {
    await db.schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('error', 'text')
      .execute();
    const field = (name: string) =>
      isPostgres(db)
        ? sql`payload::json ->> ${sql.lit(name)}`
        : sql`json_extract(payload, ${sql.lit(`$.${name}`)})`;
    await sql`
      insert into webhook_events
        (id, type, body, mailbox, created_at, due_at, state, failures, finished_at, error)
      select key, ${field('subject')}, ${field('text')}, mailbox, created_at,
        case when attempts = 0 and next_attempt_at < created_at + 60000 then next_attempt_at else created_at end,
        case status when 'sent' then 'told' when 'parked' then 'given_up' else 'waiting' end,
        failures, finished_at, last_error
      from outbox where kind = 'webhook'
    `.execute(db);
    await sql`delete from outbox where kind = 'webhook'`.execute(db);
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select distinct 'webhook', 'all', null, 0, 0, 0, null, 0 from webhook_events where state = 'waiting'
    `.execute(db);
    const index = (
      name: string,
      columns: ('state' | 'created_at' | 'due_at' | 'finished_at' | 'mailbox')[],
    ) => db.schema.createIndex(`webhook_events_${name}`).on('webhook_events').columns(columns).execute();
    await index('waiting', ['state', 'created_at']);
    await index('due', ['state', 'due_at']);
    await index('latest', ['created_at']);
    await index('finished', ['finished_at']);
    await index('mailbox', ['mailbox']);
    // It was for the latest events only.
    await sql`drop index if exists outbox_kind`.execute(db);
  },
};

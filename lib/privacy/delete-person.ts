import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { stopUnwatched } from '@/lib/audit/forget-audits';
import type { Tables } from '@/lib/db/tables';
import { queueBundles } from '@/lib/leads/bundles/queue-bundles';
import { lockLeads } from '@/lib/leads/routing-store';
import { mailMessageSchema } from '@/lib/mail/message';
import type { PersonRows } from './person-store';

/** On SQLite they are overwritten on the site's thread, in some milliseconds. */
const rowsPerBatch = 10;

/** Deletes a person's rows with all dependent data, and nothing of anybody else. */
export async function deletePerson(db: Kysely<Tables>, rows: PersonRows, now = Date.now()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLeads(trx);
    await divideSharedMails(trx, rows);
    for (const some of batchesOf(rows.mails)) {
      const keys = some.map(({ key }) => key);
      await trx.deleteFrom('outbox').where('key', 'in', keys).execute();
      await letOthersRun();
    }
    for (const some of batchesOf(rows.events)) {
      const ids = some.map(({ id }) => id);
      await trx.deleteFrom('webhook_events').where('id', 'in', ids).execute();
    }
    for (const some of batchesOf(rows.mailEvents)) {
      const ids = some.map(({ id }) => id);
      await trx.deleteFrom('mail_events').where('id', 'in', ids).execute();
    }
    for (const some of batchesOf(rows.leads)) {
      const ids = some.map(({ id }) => id);
      await trx.updateTable('staff_changes').set({ detail: '' }).where('lead_id', 'in', ids).execute();
      await trx.deleteFrom('leads').where('id', 'in', ids).execute();
      await letOthersRun();
    }
    await queueBundles(trx, now);
    for (const { id, report_token } of rows.watches) {
      await trx.deleteFrom('site_watchers').where('id', '=', id).execute();
      await stopUnwatched(trx, report_token);
    }
    for (const { id } of rows.subscriptions) {
      await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
    }
    for (const { token } of rows.audits) await deleteAudit(trx, token);
    for (const { token } of rows.results) {
      await trx.deleteFrom('results').where('token', '=', token).execute();
    }
    for (const { visitor_id } of rows.profiles) {
      await trx.deleteFrom('client_profiles').where('visitor_id', '=', visitor_id).execute();
    }
  });
}

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerBatch) }, (_, batch) =>
    rows.slice(batch * rowsPerBatch, (batch + 1) * rowsPerBatch),
  );
}

/**
 * Takes the person's leads out of mails about several. A mail that staff haven't got is replaced by the next one, with
 * the leads of the others; one that they have got loses its text.
 */
async function divideSharedMails(trx: Transaction<Tables>, { sharedMails }: PersonRows): Promise<void> {
  for (const { key, group_key, status, payload } of sharedMails) {
    if (status === 'sent') {
      const message = { ...mailMessageSchema.parse(JSON.parse(payload)), html: '', text: '' };
      const update = { payload: JSON.stringify(message) };
      await trx.updateTable('outbox').set(update).where('key', '=', key).execute();
      continue;
    }
    await trx.deleteFrom('outbox').where('key', '=', key).execute();
    await trx
      .updateTable('lead_routing')
      .set({ mail_key: null })
      .where('mail_key', '=', group_key ?? key)
      .where('route', '<>', 'own')
      .execute();
  }
}

/**
 * Deletes a report; one that others watch stays for them, and is nobody's. A request to watch it that nobody confirmed is no
 * right: anybody with the link can make one, in anybody's name.
 */
async function deleteAudit(trx: Transaction<Tables>, token: string): Promise<void> {
  const watcher = await trx
    .selectFrom('site_watchers')
    .select('id')
    .where('report_token', '=', token)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!watcher) {
    await trx.deleteFrom('audit_links').where('token', '=', token).execute();
    return;
  }
  const nobodys = { mailbox: null, subject: `forgotten:${token}` };
  await trx.updateTable('audit_links').set(nobodys).where('token', '=', token).execute();
  await trx.updateTable('audit_crawls').set({ email: null }).where('token', '=', token).execute();
}

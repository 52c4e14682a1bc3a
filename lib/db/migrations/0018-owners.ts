import 'server-only';
import { domainToASCII } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];
type Row = { id: string; text: string; email?: string };

/** Rows read at a time; a mail may take 100 KB. */
const batch = 100;

/** Tables with a mailbox, and the column from which those of existing rows are read. */
const addressed = [
  { table: 'newsletter_subscriptions', key: 'id', column: 'email' },
  { table: 'site_watchers', key: 'id', column: 'email' },
  { table: 'mail_events', key: 'id', column: 'email_key' },
];

/**
 * Whose a row is: the mailbox, so that every spelling of an address is found by an index, and the visitor, that is the
 * browser that made a result or sent an enquiry.
 */
export const owners: Migration = {
  async up(db) {
    const withMailbox = [...addressed.map(({ table }) => table), 'audit_links'];
    for (const table of [...withMailbox, 'outbox']) {
      await db.schema.alterTable(table).addColumn('mailbox', 'text').execute();
    }
    for (const { table, key, column } of addressed) {
      const read = sql`select ${sql.ref(key)} as id, ${sql.ref(column)} as text from ${sql.table(table)}`;
      await eachRow(db, read, ({ id, text }) =>
        setMailbox(db, { table, key, id, mailbox: normalizeMailbox(text) }),
      );
    }
    await nameRecipients(db);
    await nameAuditOwners(db);
    await routeOldLeads(db);
    for (const table of ['leads', 'results']) {
      await db.schema.alterTable(table).addColumn('visitor_id', 'text').execute();
      await db.schema.createIndex(`${table}_visitor`).on(table).column('visitor_id').execute();
    }
    await sql`update results set visitor_id =
      (select visitor_id from recommendations where result_token = results.token)`.execute(db);
    for (const table of withMailbox) {
      await db.schema.createIndex(`${table}_mailbox`).on(table).column('mailbox').execute();
    }
    await db.schema.createIndex('outbox_mailbox').on('outbox').columns(['mailbox', 'created_at']).execute();
  },
};

/** Mail to staff is nobody's: it belongs to the leads in it. */
async function nameRecipients(db: Database): Promise<void> {
  const read = sql`select key as id, payload as text from outbox
    where kind not in ('lead', 'lead-bundle', 'spam-digest')`;
  await eachRow(db, read, async ({ id, text }) => {
    const recipient: unknown = JSON.parse(text).to?.[0];
    if (typeof recipient !== 'string') return;
    await setMailbox(db, { table: 'outbox', key: 'key', id, mailbox: normalizeMailbox(recipient) });
  });
}

/** The enquiry about an audit has the address, and the link of its report. */
async function nameAuditOwners(db: Database): Promise<void> {
  const read = sql`select id, message as text, email from leads where source = 'seo-audit'`;
  await eachRow(db, read, async ({ text, email = '' }) => {
    const token = /\/reports\/([\w-]{22})(?![\w-])/.exec(text)?.[1];
    if (token === undefined) return;
    await setMailbox(db, { table: 'audit_links', key: 'token', id: token, mailbox: normalizeMailbox(email) });
  });
}

/** Leads from before there were routes have a mail each. With a row of their own, all leads are found by their mailbox. */
async function routeOldLeads(db: Database): Promise<void> {
  const read = sql`select id, email as text from leads where id not in (select lead_id from lead_routing)`;
  await eachRow(db, read, async ({ id, text }) => {
    await sql`insert into lead_routing (lead_id, received_at, route, mailbox, mail_key)
      select id, received_at, 'own', ${normalizeMailbox(text)}, mail_key from leads where id = ${id}`.execute(
      db,
    );
  });
}

/** Reads in batches, by id. */
async function eachRow(
  db: Database,
  read: RawBuilder<unknown>,
  visit: (row: Row) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<Row>`select * from (${read}) as found where id > ${last}
      order by id limit ${batch}`.execute(db);
    for (const row of rows) await visit(row);
    const [end] = rows.slice(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

async function setMailbox(
  db: Database,
  { table, key, id, mailbox }: { table: string; key: string; id: string; mailbox: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set mailbox = ${mailbox} where ${sql.ref(key)} = ${id}`.execute(db);
}

/** The mailbox of an address by the rule of November 2026: without case, `+tag` and Gmail's dots, its domain in ASCII. */
function normalizeMailbox(email: string): string {
  const address = toAscii(email.trim()).toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  if (name === '') return address;
  const isDotless = host === 'gmail.com' || host === 'googlemail.com';
  return isDotless ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

function toAscii(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  return at < 0 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
}

import 'server-only';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { addressTexts } from '@/lib/db/address-texts';
import { isPostgres } from '@/lib/db/dialect';
import { removeFromIndex } from '@/lib/db/search/search-index';
import { listMarkedParts, listTableParts, placeColumn } from '@/lib/db/table-parts';
import type { Tables } from '@/lib/db/tables';
import type { Mentions } from './mentions';

interface Databases {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
}

/** Without texts about people: what the database keeps, sums by name of form, and keys of leads, deleted with them. */
const otherTables = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'lead_routing',
  'summed_events',
];
/** Addresses of the rows' owners and of staff: once a person's rows are deleted, these columns mention nobody else. */
const ownerColumns = ['email', 'email_key', 'mailbox', 'recipient', 'taken_by'];
/** Made by the site, or one of a list. */
const generatedColumns = [
  'id',
  'key',
  'token',
  'hash',
  'fingerprint',
  'lead_id',
  'mail_key',
  'group_key',
  'visitor_id',
  'session_id',
  'issue_id',
  'subscription_id',
  'state',
  'status',
  'kind',
  'purpose',
  'locale',
  'service',
  'measure',
  'event_type',
  'client_ip',
  // Behind the pictures, which would have to be read as well.
  'first_screen_type',
  'whole_page_type',
];
/** As it is, in URLs and in HTML: see `Mentions`. */
const signs = ['@', '%40', '&#64;'];
/** A mail without its recipient never arrives; that of a mail about somebody's lead is a member of staff. */
export const keptInMails = ['to', 'from'];

/**
 * Erases the address from all texts that are left, after a person's own rows have been deleted; returns the number of
 * texts.
 */
export async function eraseMentions(databases: Databases, mentions: Mentions): Promise<number> {
  let replaced = 0;
  for (const { name, columns } of await databases.reading.introspection.getTables()) {
    if (otherTables.includes(name) || /_search(_|$)/.test(name)) continue;
    const texts = columns
      .filter((column) => column.dataType.toLowerCase() === 'text')
      .map((column) => column.name)
      .filter((column) => !ownerColumns.includes(column) && !generatedColumns.includes(column));
    if (texts.length > 0) replaced += await eraseFromTable(databases, { table: name, texts }, mentions);
  }
  return replaced;
}

/** Reads the table once, beside the site, and then changes the few rows with the address. */
async function eraseFromTable(
  { db, reading }: Databases,
  { table, texts }: { table: string; texts: readonly string[] },
  mentions: Mentions,
): Promise<number> {
  const row = placeColumn(db, table);
  const some = sql.join(
    texts.map((text) => mayMention(db, text, mentions)),
    sql` or `,
  );
  // An index finds the few rows of a large table.
  const marks = addressTexts[table];
  const parts = marks ? listMarkedParts(reading, table, marks) : await listTableParts(reading, table);
  let replaced = 0;
  for await (const part of parts) {
    const found = await sql<Record<string, string | number | null>>`
      select ${isPostgres(db) ? sql`${row}::text` : row} as place, ${sql.join(texts.map((text) => sql.ref(text)))}
      from ${sql.table(table)} where ${part} and (${some})`.execute(reading);
    for (const { place, ...values } of found.rows) {
      const at = isPostgres(db) ? sql`${row} = ${place}::tid` : sql`${row} = ${place}`;
      const changes = Object.entries(values).flatMap(([column, text]) =>
        typeof text === 'string' && mentions.isIn(text)
          ? [{ column, text, erased: mentions.erase(text, table === 'outbox' ? keptInMails : []) }]
          : [],
      );
      if (changes.length === 0) continue;
      // Its names identify its rows, so that a changed one could meet another.
      if (table === 'daily_sums') await sql`delete from daily_sums where ${at}`.execute(db);
      else await changeRow(db, { table, at, changes });
      replaced += changes.length;
    }
  }
  return replaced;
}

interface Change {
  column: string;
  text: string;
  erased: string;
}

async function changeRow(
  db: Kysely<Tables>,
  { table, at, changes }: { table: string; at: RawBuilder<unknown>; changes: readonly Change[] },
): Promise<void> {
  const set = changes.map(({ column, erased }) => sql`${sql.ref(column)} = ${erased}`);
  // Only if nobody has changed the texts since they were read.
  const asRead = changes.map(({ column, text }) => sql`${sql.ref(column)} = ${text}`);
  await db.transaction().execute(async (trx) => {
    const { record, follow } = dependents[table] ?? {};
    const returned = record ? sql` returning ${sql.ref(record)} as record` : sql``;
    const { rows } = await sql<{ record: string }>`update ${sql.table(table)} set ${sql.join(set)}
      where ${at} and ${sql.join(asRead, sql` and `)}${returned}`.execute(trx);
    for (const changed of rows) await follow?.(trx, changed.record);
  });
}

/** What else shows the text of a table: the column that says of which record, and what becomes of it. */
const dependents: Record<
  string,
  { record: string; follow: (trx: Transaction<Tables>, record: string) => Promise<unknown> } | undefined
> = {
  leads: { record: 'id', follow: (trx, id) => removeFromIndex(trx, 'lead_search', [id]) },
  audit_runs: { record: 'token', follow: deletePictures },
  audit_renderings: { record: 'token', follow: deletePictures },
};

/** Deletes the pictures of a page that showed the address, because it can't be erased from them. */
async function deletePictures(trx: Transaction<Tables>, token: string): Promise<unknown> {
  await trx.deleteFrom('way_pictures').where('token', '=', token).execute();
  return trx
    .updateTable('audit_renderings')
    .set({ state: 'not_rendered', reason: 'failed', facts: null, first_screen: null, whole_page: null })
    .where('token', '=', token)
    .where('state', '=', 'rendered')
    .execute();
}

/**
 * Lets the database find the few texts worth reading: those with the sign and the domain, and with the name whatever its dots. A
 * pattern that begins with a rare sign is looked for several times as fast as one that begins with a letter.
 */
function mayMention(db: Kysely<Tables>, column: string, { hosts, plainName }: Mentions) {
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
  const has = (text: RawBuilder<unknown>, part: string) =>
    sql`${text} ${like} ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const ref = sql`${sql.ref(column)}`;
  const host = sql.join(
    hosts.flatMap((spelling) => signs.map((sign) => has(ref, `${sign}${spelling}`))),
    sql` or `,
  );
  const name = plainName === undefined ? sql`true` : has(sql`replace(${ref}, '.', '')`, plainName);
  return sql<boolean>`((${host}) and ${name})`;
}

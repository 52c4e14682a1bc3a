import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { Mentions } from './mentions';

/** Not about people: what the database itself keeps. */
const otherTables = ['kysely_migration', 'kysely_migration_lock', 'rate_limits'];
/** Addresses of the rows' owners and of staff: once a person's rows are deleted, these columns mention nobody else. */
const ownerColumns = ['email', 'email_key', 'mailbox', 'recipient', 'taken_by'];
/** A mail without its recipient never arrives; that of a mail about somebody's lead is a member of staff. */
export const keptInMails = ['to', 'from'];

/**
 * Erases the address from all texts that are left, after a person's own rows have been deleted; returns the number of
 * texts.
 */
export async function eraseMentions(db: Kysely<Tables>, mentions: Mentions): Promise<number> {
  // This comes first, because the facts that mention the address are replaced below.
  let replaced = await deletePictures(db, mentions);
  for (const { name, columns } of await db.introspection.getTables()) {
    if (otherTables.includes(name)) continue;
    const texts = columns.filter(
      (column) => column.dataType.toLowerCase() === 'text' && !ownerColumns.includes(column.name),
    );
    for (const column of texts) replaced += await eraseFromColumn(db, [name, column.name], mentions);
  }
  return replaced;
}

async function eraseFromColumn(
  db: Kysely<Tables>,
  [table, column]: [string, string],
  mentions: Mentions,
): Promise<number> {
  const at = sql.ref(column);
  const found = await sql<{ text: string }>`select distinct ${at} as text from ${sql.table(table)}
    where ${mayMention(db, column, mentions)}`.execute(db);
  let replaced = 0;
  for (const { text } of found.rows) {
    if (!mentions.isIn(text)) continue;
    const erased = mentions.erase(text, table === 'outbox' ? keptInMails : []);
    const changed = await sql`update ${sql.table(table)} set ${at} = ${erased} where ${at} = ${text}`.execute(
      db,
    );
    replaced += Number(changed.numAffectedRows ?? 0n);
  }
  return replaced;
}

/** Deletes the pictures of pages that showed the address, because it can't be erased from them. */
async function deletePictures(db: Kysely<Tables>, mentions: Mentions): Promise<number> {
  const found = await db
    .selectFrom('audit_renderings')
    .innerJoin('audit_runs', 'audit_runs.token', 'audit_renderings.token')
    .select(['audit_renderings.token', 'audit_renderings.facts', 'audit_runs.facts as run'])
    .where('state', '=', 'rendered')
    .where(({ or }) =>
      or([mayMention(db, 'audit_renderings.facts', mentions), mayMention(db, 'audit_runs.facts', mentions)]),
    )
    .execute();
  const tokens = new Set(found.filter((row) => mentions.isIn(row)).map(({ token }) => token));
  for (const token of tokens) {
    await db
      .updateTable('audit_renderings')
      .set({ state: 'not_rendered', reason: 'failed', facts: null, first_screen: null, whole_page: null })
      .where('token', '=', token)
      .execute();
  }
  return tokens.size;
}

/** Lets the database find the few texts worth reading: those with the domain, and with the name whatever its dots. */
function mayMention(db: Kysely<Tables>, column: string, { hosts, plainName }: Mentions) {
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
  const has = (text: RawBuilder<unknown>, part: string) =>
    sql`${text} ${like} ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const ref = sql`${sql.ref(column)}`;
  const host = sql.join(
    hosts.map((spelling) => has(ref, spelling)),
    sql` or `,
  );
  const name = plainName === undefined ? sql`true` : has(sql`replace(${ref}, '.', '')`, plainName);
  return sql<boolean>`((${host}) and ${name})`;
}

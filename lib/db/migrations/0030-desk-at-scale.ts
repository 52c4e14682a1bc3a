import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect';

type Database = Parameters<Migration['up']>[0];

/** More take too long to be read within a migration, for which every visitor waits. */
const mostLeads = 20_000;

/**
 * What the desk's queries need so that they don't grow with the tables: a row in `lead_progress` for each lead, with all that
 * it is filtered by, and search. In a large database those rows are added by a job (`addOldProgress`), as are the words of old rows.
 */
export const deskAtScale: Migration = {
  async up(db) {
    await addFilters(db);
    const { rows } = await sql`select 1 from leads limit 1 offset ${mostLeads}`.execute(db);
    if (rows.length === 0) await addProgressOfAllLeads(db);
    await createSearch(db);
  },
};

async function addFilters(db: Database): Promise<void> {
  const table = (name: string) => db.schema.alterTable(name);
  await table('lead_progress')
    .addColumn('received_at', 'bigint', (at) => at.notNull().defaultTo(0))
    .execute();
  await table('lead_progress').addColumn('source', 'text').execute();
  await table('lead_progress')
    .addColumn('service', 'text', (service) => service.notNull().defaultTo(''))
    .execute();
  await table('lead_progress')
    .addColumn('locale', 'text', (locale) => locale.notNull().defaultTo(''))
    .execute();
  await table('lead_progress').addColumn('search_key', 'bigint').execute();
  await table('newsletter_subscriptions').addColumn('search_key', 'bigint').execute();
}

async function addProgressOfAllLeads(db: Database): Promise<void> {
  await sql`update lead_progress set (received_at, source, service, locale) =
    (select received_at, source, service, locale from leads where id = lead_id)`.execute(db);
  await sql`insert into lead_progress (lead_id, state, version, updated_at, received_at, source, service, locale)
    select leads.id, case when lead_routing.route = 'digest' then 'spam' else 'new' end, 0,
      leads.received_at, leads.received_at, leads.source, leads.service, leads.locale
    from leads left join lead_routing on lead_routing.lead_id = leads.id
    where not exists (select 1 from lead_progress where lead_progress.lead_id = leads.id)`.execute(db);
}

async function createSearch(db: Database): Promise<void> {
  const owners = { lead_search: 'lead_progress', subscriber_search: 'newsletter_subscriptions' };
  for (const [index, owner] of Object.entries(owners)) {
    const table = sql.table(index);
    // SQLite would look up all rows without a key in an index that has them.
    const keyed = isPostgres(db) ? sql`` : sql` where search_key is not null`;
    await sql`create unique index ${sql.raw(`${index}_keys`)} on ${sql.table(owner)} (search_key)${keyed}`.execute(
      db,
    );
    if (isPostgres(db)) {
      await sql`create table ${table} (search_key bigint primary key
        references ${sql.table(owner)} (search_key) on delete cascade, words tsvector not null)`.execute(db);
      await sql`create index ${sql.raw(`${index}_words`)} on ${table} using gin (words)`.execute(db);
      continue;
    }
    // Without positions, which only phrases need. Words are folded before; `remove_diacritics` would do it again.
    await sql`create virtual table ${table} using fts5 (words, detail = 'none', tokenize = 'unicode61 remove_diacritics 0')`.execute(
      db,
    );
    // What is deleted is also taken out of the index's file.
    await sql`insert into ${table} (${table}, rank) values ('secure-delete', 1)`.execute(db);
    await sql`create trigger ${sql.raw(`${index}_delete`)} after delete on ${sql.table(owner)} when old.search_key is not null
      begin delete from ${table} where rowid = old.search_key; end`.execute(db);
  }
}

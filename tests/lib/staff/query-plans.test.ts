import { join } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import { migrateToLatest } from '@/lib/db/migrate';
import { openSqlite, sqliteDialect } from '@/lib/db/sqlite';
import type { Tables } from '@/lib/db/tables';
import { listLeads } from '@/lib/leads/leads-store';
import { findMailEvents } from '@/lib/mail/events-store';
import { findIssue, listIssues } from '@/lib/newsletter/issues/issue-store';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { findPerson } from '@/lib/privacy/person-store';
import { listChanges, listChangesOfLead } from '@/lib/staff/changes-store';
import { countLeads, countStates, findLead, findLeads, listSources } from '@/lib/staff/desk-leads-store';
import { countUnindexed, indexRecords } from '@/lib/staff/index-records';
import { countParked, listMailsOfLead, listUnsentMails } from '@/lib/staff/mails-store';
import { readVisits } from '@/lib/staff/read-visits';
import { filterSchema, subscriberFilterSchema } from '@/lib/staff/schema';
import { findSession, listSessions } from '@/lib/staff/sessions-store';
import {
  countMatching,
  countSubscribers,
  findSubscriber,
  findSubscribers,
} from '@/lib/staff/subscribers-store';
import { tempDir } from '../../support/temp-dir';

const now = Date.parse('2026-11-23T10:00+10:00');
const id = '6ad0f3c8-7f0a-4d0c-9a9b-000000000000';
const folder = tempDir('plans');
const sqlite = openSqlite(join(folder.path, 'site.sqlite'));
const asked: CompiledQuery[] = [];
const db = new Kysely<Tables>({
  dialect: sqliteDialect(sqlite),
  log: ({ query }) => void asked.push(query),
});

beforeAll(async () => {
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  folder.remove();
});

const each =
  <Value>(values: readonly Value[], ask: (value: Value) => Promise<unknown>) =>
  async () => {
    for (const value of values) await ask(value);
  };
const key = `${now}_${id}`;
const leadFilters = [
  {},
  { state: 'all' },
  { state: 'all', after: key },
  { state: 'done', before: key, days: 30 },
  { state: 'all', source: 'quote', service: 'seo', language: 'fa' },
  { state: 'done', service: 'seo' },
  { state: 'done', language: 'fa' },
  { state: 'all', q: 'Öztürk 0412 345 678', after: key },
].map((filter) => filterSchema.parse(filter));
const subscriberFilters = [
  {},
  { state: 'all', after: key },
  { state: 'waiting', language: 'fa' },
  { state: 'ended', q: 'reader@mail' },
].map((filter) => subscriberFilterSchema.parse(filter));

/** The first run of a database also looks for its newest data. */
async function deleteTwice(): Promise<void> {
  const deletion = { db, mailFolder: folder.path, now, uptimeMs: 0 };
  await deleteExpiredData(deletion);
  await db.insertInto('retention_clock').values({ id: 1, reached_at: now, seen_at: now }).execute();
  asked.length = 0;
  await deleteExpiredData(deletion);
}

/** Tables with a few rows, or one a week. */
const small = /^(kysely_\w+|heartbeat|retention_clock|outbox_pause|newsletter_issues|summed_events)$/;
/** An index of the rows of one state only, in the order of a page. */
const partial =
  /USING INDEX (newsletter_(waiting|unconfirmed|subscribed|ended)|(lead|subscriber)_search_missing)\b/;

/** Steps of SQLite's plan that read a whole table: not those that end after a page of an index. */
function listScans({ sql, parameters }: CompiledQuery): string[] {
  const plan = sqlite.reader.prepare(`explain query plan ${sql}`).all(...parameters.map(String));
  return plan.flatMap(({ detail }) => {
    const [, table = '', rest = ''] = /^SCAN (\w+)(.*)$/.exec(String(detail)) ?? [];
    const isTable = /^[a-z]+(_[a-z]+)*$/.test(table) && sql.includes(`"${table}"`) && !small.test(table);
    const isSearch = /VIRTUAL TABLE INDEX \d+:.*M/.test(rest);
    const isPage =
      /USING (COVERING )?INDEX/.test(rest) &&
      /\blimit\b/.test(sql) &&
      (partial.test(rest) || !/\bwhere\b/.test(sql));
    return isTable && !isSearch && !isPage && !isDerived(sql, table) ? [`${detail}: ${sql}`] : [];
  });
}

/** Whether it is a name that the query itself gives to rows it has found. */
function isDerived(sql: string, name: string): boolean {
  return sql.includes(`as "${name}"`) || sql.includes(`recursive ${name}`);
}

it.each([
  ['leads', each(leadFilters, (filter) => findLeads(db, filter, now, 50))],
  ['the number of leads', each(leadFilters, (filter) => countLeads(db, filter, now))],
  [
    'states, sources and mails beside the leads',
    each([countStates, listSources, countParked], (ask) => ask(db)),
  ],
  ['what search doesn’t know yet', () => countUnindexed(db, 10)],
  ['a lead', () => findLead(db, id)],
  ['the history of a lead', () => listChangesOfLead(db, id)],
  ['the mails of a lead', () => listMailsOfLead(db, id)],
  ['reports about mails', () => findMailEvents(db, [id])],
  ['a page of the download', () => listLeads(db, { ids: [id] })],
  ['subscribers', each(subscriberFilters, (filter) => findSubscribers(db, filter, 50))],
  ['the number of subscribers', each(subscriberFilters, (filter) => countMatching(db, filter))],
  ['the states of subscribers', () => countSubscribers(db)],
  ['a subscriber', () => findSubscriber(db, id)],
  ['mails that were not sent', () => listUnsentMails(db, 200)],
  ['sessions', () => findSession(db, id, now)],
  ['changes', () => listChanges(db, 200)],
  ['issues', () => listIssues(db, 50)],
  ['an issue', () => findIssue(db, id)],
  ['visits', () => readVisits(db, now)],
  ['what belongs to a person', () => findPerson(db, 'dana@whitlock.example')],
  ['what has been kept long enough', deleteTwice],
  ['what is added to the search', () => indexRecords({ db, reading: db }, 0)],
] as const)('no query for %s reads a table that grows as a whole', async (_, ask) => {
  asked.length = 0;
  await ask();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.flatMap(listScans)).toEqual([]);
});

it('a table of which rows are deleted with others has an index for that', () => {
  const tables = sqlite.reader.prepare("select name from sqlite_master where type = 'table'").all();
  const missing = tables.flatMap(({ name }) => {
    const read = (pragma: string, of: unknown) => sqlite.reader.prepare(`pragma ${pragma}("${of}")`).all();
    const first = read('index_list', name).map((index) => read('index_info', index.name)[0]?.name);
    return read('foreign_key_list', name)
      .filter(({ from }) => !first.includes(from))
      .map(({ from }) => `${name}.${from}`);
  });
  expect(missing).toEqual([]);
});

it('a query that does is noticed', async () => {
  asked.length = 0;
  await db.selectFrom('leads').select('id').where('name', '=', 'Dana').execute();
  expect(asked.flatMap(listScans)).toHaveLength(1);
  expect(await listSessions(db, now)).toEqual([]);
});

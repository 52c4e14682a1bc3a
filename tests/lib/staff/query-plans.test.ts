import { sql } from 'kysely';
import { findRendering } from '@/lib/audit/phone-screen/rendering-store';
import { findReport, isOpenLink } from '@/lib/audit/report/audit-store';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { claimJob, findDueKinds } from '@/lib/jobs/job-store';
import { listLeads } from '@/lib/leads/leads-store';
import { findMailEvents } from '@/lib/mail/events-store';
import { findIssue, type Issue, listIssues } from '@/lib/newsletter/issues/issue-store';
import { readProgress } from '@/lib/newsletter/issues/read-progress';
import { countRecipients } from '@/lib/newsletter/issues/sends-store';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { eraseMentions } from '@/lib/privacy/erase-mentions';
import { Mentions } from '@/lib/privacy/mentions';
import { findPerson } from '@/lib/privacy/person-store';
import { lacksProgress } from '@/lib/staff/add-old-progress';
import { findDraft, listAnswers } from '@/lib/staff/answers-store';
import { findChange, listChanges, listChangesOfLead } from '@/lib/staff/changes-store';
import { countLeads, countStates, findLead, findLeads, listSources } from '@/lib/staff/desk-leads-store';
import { countUnindexed, indexRecords } from '@/lib/staff/index-records';
import { countParked, findMail, listMailsOfLead, listUnsentMails } from '@/lib/staff/mails-store';
import { readStory } from '@/lib/staff/read-story';
import { readVisits } from '@/lib/staff/read-visits';
import { readWaiting } from '@/lib/staff/read-waiting';
import { filterSchema, subscriberFilterSchema } from '@/lib/staff/schema';
import { findSession, listSessions } from '@/lib/staff/sessions-store';
import {
  countTry,
  findLink,
  findSharedCode,
  insertLink,
  insertSharedCode,
} from '@/lib/staff/sign-in-links-store';
import {
  countMatching,
  countSubscribers,
  findSubscriber,
  findSubscribers,
} from '@/lib/staff/subscribers-store';
import { countRoom } from '@/lib/tracking/event-budget';
import {
  countNotTaken,
  findNextDueTime,
  findNextEvent,
  listEvents,
  retryEvents,
} from '@/lib/webhook/events-store';
import { type PlannedDatabase, plannedDatabases } from '../../support/planned-database';
import { tempDir } from '../../support/temp-dir';

const now = Date.parse('2026-11-23T10:00+10:00');
const id = '6ad0f3c8-7f0a-4d0c-9a9b-000000000000';
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

const issue: Issue = {
  id,
  ...{ state: 'sending', version: 1, created_at: now, updated_at: now, started_at: now },
  ...{ finished_at: null, texts: [] },
};

const link = {
  ...{ hash: id, email: 'anna@cornerpiece.example', browser_hash: id, network: null, device: null },
  ...{ code_hash: null, tries: 0, next_path: '', created_at: now, expires_at: now + 1, used_at: null },
};

async function deleteOldData({ db }: PlannedDatabase): Promise<void> {
  const folder = tempDir('plans');
  await deleteExpiredData({ db, mailFolder: folder.path, now, uptimeMs: 0 });
  folder.remove();
}

/** What the desk and the site's own work ask, in a database of any size. */
const questions: Record<string, (database: PlannedDatabase) => Promise<unknown>> = {
  leads: ({ db }) => inTurn(leadFilters, (filter) => findLeads(db, filter, now, 50)),
  'the number of leads': ({ db }) => inTurn(leadFilters, (filter) => countLeads(db, filter, now)),
  'states, sources and mails beside the leads': ({ db }) =>
    inTurn([countStates, listSources, countParked, lacksProgress], (ask) => ask(db)),
  'what search doesn’t know yet': ({ db }) => countUnindexed(db, 10),
  'a lead': ({ db }) => findLead(db, id),
  'the history of a lead': ({ db }) => listChangesOfLead(db, id),
  'the answers to a lead': async ({ db }) => {
    await listAnswers(db, id);
    await findDraft(db, id);
  },
  'who waits': ({ db }) => readWaiting(db, now),
  'the story of a lead': ({ db }) => readStory(db, { id, email: 'dana@whitlock.example' }, now),
  'the mails of a lead': ({ db }) => listMailsOfLead(db, id),
  'reports about mails': ({ db }) => findMailEvents(db, [id]),
  'a page of the download': ({ db }) => listLeads(db, { ids: [id] }),
  subscribers: ({ db }) => inTurn(subscriberFilters, (filter) => findSubscribers(db, filter, 50)),
  'the number of subscribers': ({ db }) => inTurn(subscriberFilters, (filter) => countMatching(db, filter)),
  'the states of subscribers': ({ db }) => countSubscribers(db),
  'a subscriber': ({ db }) => findSubscriber(db, id),
  'mails that were not sent': ({ db }) => listUnsentMails(db, 200),
  'a mail': ({ db }) => findMail(db, id),
  'what the webhook was told': ({ db }) => listEvents(db, 20),
  'what the webhook is told next': async ({ db }) => {
    await findNextEvent(db, now);
    await countNotTaken(db);
    await db.transaction().execute(async (trx) => {
      await findNextDueTime(trx);
      await retryEvents(trx, now);
    });
  },
  sessions: ({ db }) => inTurn([() => findSession(db, id, now), () => listSessions(db, now)], (ask) => ask()),
  'links to sign in': async ({ db }) => {
    await insertLink(db, link);
    await insertSharedCode(db, { ...link, hash: 'shared' });
    await findSharedCode(db, id, now);
    await findLink(db, id);
    await db.transaction().execute((trx) => countTry(trx, { browserHash: id, mostTries: 5, now }));
  },
  'a change': ({ db }) => findChange(db, id),
  changes: ({ db }) => listChanges(db, 200),
  issues: ({ db }) => listIssues(db, 50),
  'an issue': ({ db }) => findIssue(db, id),
  'the progress of an issue': ({ db }) => readProgress(db, issue),
  'the readers of an issue': ({ db }) => countRecipients(db),
  visits: ({ db }) => readVisits(db, now),
  'what belongs to a person': ({ db }) => findPerson(db, 'dana@whitlock.example'),
  'what mentions a person': ({ db }) =>
    eraseMentions({ db, reading: db }, new Mentions('dana@whitlock.example')),
  'what has been kept long enough': deleteOldData,
  'what is added to the search': ({ db }) => indexRecords({ db, reading: db }, 0),
  'what is due': async ({ db }) => {
    await findDueKinds(db, now);
    await claimJob(db, 'watch', now);
  },
  'a report and its picture': ({ db }) =>
    inTurn([findReport, findRendering, isOpenLink], (ask) => ask(db, id, now)),
  'the room for events': ({ db }) => countRoom(db, now),
};

describe.each(plannedDatabases)('on %s', (_name, start) => {
  let database: PlannedDatabase;
  beforeAll(async () => {
    database = await start();
    const { db } = database;
    // Without it, the first deletion would look for the newest data.
    await db.insertInto('retention_clock').values({ id: 1, reached_at: now, seen_at: now }).execute();
  });
  afterAll(() => database.stop());

  const listScans = async () => {
    const scans = [];
    for (const query of [...database.asked]) scans.push(...(await database.listScans(query)));
    return scans;
  };

  it.each(Object.entries(questions))(
    'no query for %s reads a table that grows as a whole',
    async (_, ask) => {
      database.asked.length = 0;
      await ask(database);
      expect(database.asked.length).toBeGreaterThan(0);
      expect(await listScans()).toEqual([]);
    },
  );

  it('a query that does is noticed', async () => {
    database.asked.length = 0;
    await database.db.selectFrom('leads').select('id').where('name', '=', 'Dana').execute();
    expect(await listScans()).toHaveLength(1);
  });
});

it('a table of which rows are deleted with others has an index for that', async () => {
  const folder = tempDir('plans');
  const { db, close } = openDatabase({ dataDir: folder.path });
  await migrateToLatest(db);
  const read = async <Row>(pragma: string, of: string) =>
    (await sql<Row>`select * from ${sql.raw(pragma)}(${of})`.execute(db)).rows;
  const missing = [];
  for (const { name } of await db.introspection.getTables()) {
    const indexes = await read<{ name: string }>('pragma_index_list', name);
    const columns = await Promise.all(
      indexes.map((index) => read<{ name: string }>('pragma_index_info', index.name)),
    );
    const first = columns.map(([column]) => column?.name);
    for (const { from } of await read<{ from: string }>('pragma_foreign_key_list', name))
      if (!first.includes(from)) missing.push(`${name}.${from}`);
  }
  await close();
  folder.remove();
  expect(missing).toEqual([]);
});

async function inTurn<Value>(values: readonly Value[], ask: (value: Value) => Promise<unknown>) {
  for (const value of values) await ask(value);
}

import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from '../../lib/db/dialect';
import { migrations } from '../../lib/db/migrations/registry';
import type { Tables } from '../../lib/db/tables';
import { hurry } from './fill-database';
import { inventEvent, inventView } from './invent-events';
import { inventLead, inventSubscriber } from './invent-rows';
import { seeded } from './seeded';

/** The last migration before the desk had tables of its own, sums and search. */
const lastOfOld = '0024-waiting-mails';
const rowsBatch = 500;

/** Fills an empty database with the tables of an old version: enquiries with their mails, five times as many views and events. */
export async function fillOldDatabase(db: Kysely<Tables>, leads: number, now: number): Promise<void> {
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(lastOfOld);
  if (!isPostgres(db)) await hurry(db);
  const tables = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  );
  const random = seeded(1);
  /** Stores of each row what this version has a column for. */
  const store = async (table: keyof Tables, rows: readonly object[]) => {
    const known = tables.get(table) ?? [];
    const old = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => known.includes(name))),
    );
    if (old.length > 0) await db.insertInto(table).values(old).execute();
  };
  const batches = (count: number) =>
    Array.from({ length: Math.ceil(count / rowsBatch) }, (_, batch) => batch * rowsBatch);
  const invent = <Row>(from: number, count: number, one: (number: number) => Row) =>
    Array.from({ length: Math.min(rowsBatch, count - from) }, (_, index) => one(from + index));
  for (const from of batches(leads)) {
    const rows = invent(from, leads, (number) => inventLead(random, { number, count: leads, now }));
    await store(
      'leads',
      rows.map(({ lead }) => lead),
    );
    await store(
      'lead_routing',
      rows.map(({ routing }) => routing),
    );
    await store(
      'outbox',
      rows.flatMap(({ mail }) => mail ?? []),
    );
  }
  const events = 5 * leads;
  for (const from of batches(events)) {
    await store(
      'page_views',
      invent(from, events, (number) => inventView(random, { number, count: events, now })),
    );
    await store(
      'behaviour_events',
      invent(from, events, (number) => inventEvent(random, { number, count: events, now })),
    );
  }
  const subscribers = Math.round(leads / 4);
  for (const from of batches(subscribers)) {
    const rows = invent(from, subscribers, (number) =>
      inventSubscriber(random, { number, count: subscribers, now }),
    );
    await store('newsletter_subscriptions', rows);
  }
}

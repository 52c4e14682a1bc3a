import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../../lib/db/dialect';
import type { Tables } from '../../../lib/db/tables';
import { dayMs } from '../../../lib/durations';
import { seeded } from '../../../tests/support/seeded';
import { insertIssue, insertLeads, insertReports } from './insert-rows';
import { inventEvent, inventView } from './invent-events';
import { createInventReport } from './invent-reports';
import { inventLead, inventSubscriber } from './invent-rows';
import type { Place } from './place';

/** Rows in one transaction and statement; 17 columns of 500 rows stay below SQLite's 32,766 parameters. */
const rowsBatch = 500;
/** A report has 150 KB. */
const reportsBatch = 50;

const issueEveryMs = 28 * dayMs;

export interface Amounts {
  leads: number;
  views: number;
  events: number;
  reports: number;
  subscribers: number;
  /** Of the newsletter, each sent to all subscribers. */
  issues: number;
}

/** What a busy agency has after years, in proportion to its enquiries. */
export function amountsFor(leads: number): Amounts {
  return {
    leads,
    views: leads * 5,
    events: leads * 5,
    reports: Math.round(leads / 25),
    subscribers: Math.round(leads / 4),
    issues: 12,
  };
}

/** Fills an empty, migrated database with rows that depend on the seed only. Throws an Error of one sentence if it isn't empty. */
export async function fillDatabase(
  db: Kysely<Tables>,
  { seed, now, amounts }: { seed: number; now: number; amounts: Amounts },
): Promise<void> {
  const any = await db.selectFrom('leads').select('id').limit(1).executeTakeFirst();
  if (any) throw new Error('There are enquiries in this database already; fill an empty one.');
  if (!isPostgres(db)) await hurry(db);
  const random = seeded(seed);
  const insert = async <Row>(
    count: number,
    invent: (place: Place) => Row,
    store: (trx: Kysely<Tables>, rows: Row[]) => Promise<unknown>,
    batch = rowsBatch,
  ) => {
    for (let from = 0; from < count; from += batch) {
      const length = Math.min(batch, count - from);
      const rows = Array.from({ length }, (_, index) => invent({ number: from + index, count, now }));
      await db.transaction().execute((trx) => store(trx, rows));
    }
  };
  await insert(amounts.leads, (place) => inventLead(random, place), insertLeads);
  await insert(
    amounts.views,
    (place) => inventView(random, place),
    (trx, rows) => trx.insertInto('page_views').values(rows).execute(),
  );
  await insert(
    amounts.events,
    (place) => inventEvent(random, place),
    (trx, rows) => trx.insertInto('behaviour_events').values(rows).execute(),
  );
  await insert(amounts.reports, createInventReport(random), insertReports, reportsBatch);
  await insert(
    amounts.subscribers,
    (place) => inventSubscriber(random, place),
    (trx, rows) => trx.insertInto('newsletter_subscriptions').values(rows).execute(),
  );
  for (let left = amounts.issues; left > 0; left -= 1) {
    const issue = { id: random.uuid(), at: now - left * issueEveryMs };
    await db.transaction().execute((trx) => insertIssue(trx, issue));
  }
  // A job of the site adds them to the sums of their days.
  await db
    .insertInto('summed_events')
    .values((['page_views', 'behaviour_events'] as const).map((kind) => ({ kind, before: now })))
    .execute();
}

/** A database that is being filled may be lost in a power cut. For as long as it is open. */
async function hurry(db: Kysely<Tables>): Promise<void> {
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma secure_delete = off`.execute(db);
  await sql`pragma cache_size = -500000`.execute(db);
  await sql`pragma wal_autocheckpoint = 20000`.execute(db);
}

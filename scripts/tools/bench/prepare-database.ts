import { type OpenDatabase, openDatabase } from '../../../lib/db/database';
import { createMissingIndexes } from '../../../lib/db/indexes/create-missing-indexes';
import { migrateToLatest } from '../../../lib/db/migrate';
import { addOldProgress } from '../../../lib/staff/add-old-progress';
import { indexRecords } from '../../../lib/staff/index-records';
import { sumOldEvents } from '../../../lib/tracking/sum-old-events';
import { amountsFor, fillDatabase } from '../fill/fill-database';
import type { MeasuredPlace } from './desk-subjects';

/** Fills a database, unless it has enquiries, and does at once what the site's jobs would do in steps. Prints how long that takes. */
export async function prepareDatabase(place: MeasuredPlace, leads: number | undefined): Promise<void> {
  if (leads !== undefined) await using(place, (open) => fill(open, leads));
  await using(place, bringUpToDate);
}

/** Opens the database for a piece of work, which may change the settings of its connection. */
async function using(at: MeasuredPlace, work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const open = openDatabase(at);
  try {
    await work(open);
  } finally {
    await open.close();
  }
}

async function fill({ db }: OpenDatabase, leads: number): Promise<void> {
  await migrateToLatest(db);
  if (await db.selectFrom('leads').select('id').limit(1).executeTakeFirst()) return;
  await timed('Filling', () => fillDatabase(db, { seed: 1, now: Date.now(), amounts: amountsFor(leads) }));
}

async function bringUpToDate(open: OpenDatabase): Promise<void> {
  await timed('Migrations, before the first answer', () => migrateToLatest(open.db));
  await timed('Indexes of an old database, beside the site', () => createMissingIndexes(open));
  await timed('Desk of an old database, without pauses', () => addOldProgress(open, 0));
  await timed('Sums of old events, without pauses', () => sumOldEvents(open, 0));
  await timed('Words of old records, without pauses', async () => {
    while ((await countUnindexed(open)) > 0) await indexRecords(open, 0);
  });
}

/** Enquiries and subscriptions that can't be found by searching yet. */
async function countUnindexed({ db }: OpenDatabase): Promise<number> {
  let count = 0;
  for (const table of ['lead_progress', 'newsletter_subscriptions'] as const) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('search_key', 'is', null)
      .executeTakeFirstOrThrow();
    count += Number(row.count);
  }
  return count;
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.info(`${name.padEnd(66)}${Math.round(performance.now() - startedAt)} ms`);
}

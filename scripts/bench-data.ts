/**
 * Measures the built site with a filled database: npm run bench:data -- --leads 200000 (--data-dir FOLDER | --database-url URL).
 * Fills the database unless it has enquiries. Prints how long each page of the desk takes, how long a visitor waits beside it,
 * what the site does by itself, and what the database takes on disk. Without `--leads`, the database has to be filled.
 */
import { parseArgs } from 'node:util';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { createMissingIndexes } from '@/lib/db/indexes/create-missing-indexes';
import { migrateToLatest } from '@/lib/db/migrate';
import { addOldProgress } from '@/lib/staff/add-old-progress';
import { indexRecords } from '@/lib/staff/index-records';
import { sumOldEvents } from '@/lib/tracking/sum-old-events';
import { type MeasuredPlace, prepareSubjects } from './bench/desk-subjects';
import { measureDesk } from './bench/measure-desk';
import { measureFile } from './bench/measure-file';
import { amountsFor, fillDatabase } from './fill/fill-database';
import { isBuilt } from './serve/built-site';

const { values } = parseArgs({
  options: {
    leads: { type: 'string' },
    'data-dir': { type: 'string' },
    'database-url': { type: 'string' },
    /** Only what it takes to bring the database up to date. */
    prepare: { type: 'boolean', default: false },
  },
});
const { 'data-dir': dataDir, 'database-url': databaseUrl } = values;
const place = databaseUrl ? { databaseUrl } : dataDir && { dataDir };
if (!place) throw new TypeError('Say where: --data-dir FOLDER or --database-url URL.');
if (!values.prepare && !isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');

if (values.leads) await using(place, fill);
await using(place, prepare);
if (!values.prepare) {
  const prepared = await prepareSubjects(place);
  await measureFile(place);
  await measureDesk(place, prepared);
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

async function fill({ db }: OpenDatabase): Promise<void> {
  await migrateToLatest(db);
  if (await db.selectFrom('leads').select('id').limit(1).executeTakeFirst()) return;
  const amounts = amountsFor(Number(values.leads));
  await timed('Filling', () => fillDatabase(db, { seed: 1, now: Date.now(), amounts }));
}

async function prepare(open: OpenDatabase): Promise<void> {
  await timed('Migrations, before the first answer', () => migrateToLatest(open.db));
  await timed('Indexes of an old database, beside the site', () => createMissingIndexes(open));
  await timed('Desk of an old database, without pauses', () => addOldProgress(open, 0));
  await timed('Sums of old events, without pauses', () => sumOldEvents(open, 0));
  await timed('Words of old records, without pauses', async () => {
    while (await isAnyUnindexed(open)) await indexRecords(open, 0);
  });
}

async function isAnyUnindexed({ db }: OpenDatabase): Promise<boolean> {
  for (const table of ['lead_progress', 'newsletter_subscriptions'] as const) {
    const row = await db
      .selectFrom(table)
      .select('search_key')
      .where('search_key', 'is', null)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.info(`${name.padEnd(54)}${Math.round(performance.now() - startedAt)} ms`);
}

/**
 * Measures the built site with a filled database: npm run bench:data -- --leads 200000 (--data-dir FOLDER | --database-url URL).
 * Fills the database unless it has enquiries. Prints how long each page of the desk takes, and how long a visitor waits beside it.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { indexRecords } from '@/lib/staff/index-records';
import { sumOldEvents } from '@/lib/tracking/sum-old-events';
import { measureDesk } from './bench/measure-desk';
import { measureFile } from './bench/measure-file';
import { amountsFor, fillDatabase } from './fill/fill-database';
import { isBuilt } from './serve/built-site';

const { values } = parseArgs({
  options: {
    leads: { type: 'string' },
    'data-dir': { type: 'string' },
    'database-url': { type: 'string' },
  },
});
if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
const { 'data-dir': dataDir, 'database-url': databaseUrl } = values;
const place = databaseUrl ? { databaseUrl } : dataDir && { dataDir };
if (!place) throw new TypeError('Say where: --data-dir FOLDER or --database-url URL.');

const timed = async (name: string, work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  console.info(`${name.padEnd(44)}${Math.round(performance.now() - startedAt)} ms`);
};

const open = openDatabase(place);
try {
  await timed('Migrations', () => migrateToLatest(open.db));
  if (values.leads && !(await open.db.selectFrom('leads').select('id').limit(1).executeTakeFirst())) {
    const amounts = amountsFor(Number(values.leads));
    await timed('Filling', () => fillDatabase(open.db, { seed: 1, now: Date.now(), amounts }));
  }
  await timed('Sums of old events, without pauses', () => sumOldEvents(open, 0));
  await timed('Words of old records, without pauses', async () => {
    while (
      await open.db
        .selectFrom('lead_progress')
        .select('lead_id')
        .where('search_key', 'is', null)
        .executeTakeFirst()
    )
      await indexRecords(open, 0);
  });
} finally {
  await open.close();
}
await measureDesk(place);
if (dataDir && !databaseUrl) await measureFile(dataDir);

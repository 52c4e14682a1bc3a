/** Fills an empty database with invented rows, to measure with: npm run tool -- fill --leads 200000 [--reports 8000] [--seed 1] [--data-dir FOLDER | --database-url URL] */
import { parseArgs } from 'node:util';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { amountsFor, fillDatabase } from './fill/fill-database';

const usage =
  'Usage: npm run tool -- fill --leads 200000 [--reports 8000] [--seed 1] (--data-dir FOLDER | --database-url URL)';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string' },
      reports: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'data-dir': { type: 'string' },
      'database-url': { type: 'string' },
    },
  });
  const { 'data-dir': dataDir, 'database-url': databaseUrl } = values;
  const leads = Number(values.leads);
  // Never the site's own database by default: there is no way to take invented rows out of it.
  const place = databaseUrl ? { databaseUrl } : dataDir && { dataDir };
  if (!place || !Number.isInteger(leads) || leads < 1)
    throw new TypeError('Say how many enquiries, and where.');
  const { db, close } = openDatabase(place);
  try {
    const startedAt = performance.now();
    await migrateToLatest(db);
    const amounts = amountsFor(leads);
    if (values.reports) amounts.reports = Number(values.reports);
    await fillDatabase(db, { seed: Number(values.seed), now: Date.now(), amounts });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${JSON.stringify(amounts)} in ${seconds} s.\n`);
  } finally {
    await close();
  }
}

main().catch((error) => {
  console.error(error instanceof TypeError ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
});

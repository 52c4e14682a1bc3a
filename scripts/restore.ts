/** Replaces the embedded database of a stopped site by a backup: npm run restore -- FILE [--without-wal] */
import { parseArgs } from 'node:util';
import { restoreSqlite } from '@/lib/db/backup';
import { loadSettings } from './build/settings';
import { fromCaller } from './data/from-caller';
import { refusePostgres } from './data/refuse-postgres';
import { root } from './process/install.mjs';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-wal': { type: 'boolean' } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new TypeError('Usage: npm run restore -- FILE [--without-wal]');
  const file = fromCaller(given);
  const settings = loadSettings(root);
  refusePostgres(settings, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE');
  const { leads, kept } = await restoreSqlite(settings.DATA_DIR, file, { withoutLog: values['without-wal'] });
  process.stdout.write(
    `Restored ${file}: ${leads === 1 ? '1 enquiry' : `${leads} enquiries`} and everything else in it.\n`,
  );
  if (kept) process.stdout.write(`The database that was there before is kept as ${kept}.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Replaces the embedded database of a stopped site by a backup: npm run restore -- FILE [--without-wal]. Whoever was erased since the
 * backup is erased again; for a database that pg_restore has put back: npm run restore -- --erasures
 */
import { parseArgs } from 'node:util';
import type { Env } from '@/lib/config/read-env';
import { restoreSqlite } from '@/lib/db/backup';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { eraseAgain } from '@/lib/privacy/erase-again';
import { readErasures } from '@/lib/privacy/erasures';
import { loadSettings } from './build/settings';
import { fromCaller } from './data/from-caller';
import { refusePostgres } from './data/refuse-postgres';
import { root } from './process/install.mjs';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-wal': { type: 'boolean' }, erasures: { type: 'boolean' } },
  });
  const [given, ...more] = positionals;
  if (values.erasures ? given : !given || more.length > 0)
    throw new TypeError('Usage: npm run restore -- FILE [--without-wal], or npm run restore -- --erasures');
  const settings = loadSettings(root);
  if (given) {
    const file = fromCaller(given);
    refusePostgres(
      settings,
      'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, and then npm run restore -- --erasures. ' +
        'Who unsubscribed after the dump was made, and what was mailed, only the database before it knows: compare them before you send an issue.',
    );
    const { leads, kept, carried } = await restoreSqlite(settings.DATA_DIR, file, {
      withoutLog: values['without-wal'],
    });
    say(`Restored ${file}: ${leads === 1 ? '1 enquiry' : `${leads} enquiries`} and everything else in it.`);
    if (kept) say(`The database that was there before is kept as ${kept}.`);
    if (carried) {
      const { ended, stopped, finished, issues, sessions } = carried;
      say(
        `What happened since the backup still holds: ${ended} subscriptions ended, ${stopped} watches stopped, ` +
          `${finished} emails sent or given up, ${issues} newsletter issues sent, ${sessions} staff sessions ended.`,
      );
    } else if (kept) {
      say(
        'That one can’t be read, so readers who left since the backup are subscribed again, and what was mailed since may be ' +
          'mailed again: send no newsletter before you have compared.',
      );
    }
  }
  say(`People who were erased since and are erased again: ${await eraseAgainWhoCameBack(settings)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the number of people. */
async function eraseAgainWhoCameBack({ DATABASE_URL, DATA_DIR }: Env): Promise<number> {
  if (!readErasures(DATA_DIR)) return 0;
  const open = openDatabase(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  try {
    await migrateToLatest(open.db);
    return await eraseAgain(open, DATA_DIR);
  } finally {
    await open.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Copies the embedded database, even while the site runs: npm run backup, or npm run backup -- FILE */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder, backupSqlite } from '@/lib/db/backup';
import { makeFolder } from '@/lib/db/keep-owner';
import { loadSettings } from './build/settings';
import { fromCaller } from './data/from-caller';
import { refusePostgres } from './data/refuse-postgres';
import { root } from './process/install.mjs';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new TypeError('Usage: npm run backup -- FILE');
  const settings = loadSettings(root);
  refusePostgres(settings, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const [given] = positionals;
  const file = given ? fromCaller(given) : nameBackup(backupFolder(settings.DATA_DIR));
  const leads = backupSqlite(settings.DATA_DIR, file);
  process.stdout.write(
    `Backed up to ${file}: ${leads === 1 ? '1 enquiry' : `${leads} enquiries`} and everything else in the database.\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A file name with the current time, so that names sort by time. Creates the folder. */
function nameBackup(folder: string): string {
  makeFolder(folder);
  return path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`);
}

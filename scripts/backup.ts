/** Copies the embedded database, also while the site runs: npm run backup -- FILE */
import { parseArgs } from 'node:util';
import { backupSqlite } from '@/lib/db/backup';
import { loadSettings } from './build/settings';
import { refusePostgres } from './data/refuse-postgres';
import { root } from './process/install.mjs';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new TypeError('Usage: npm run backup -- FILE');
  const settings = loadSettings(root);
  refusePostgres(settings, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const leads = backupSqlite(settings.DATA_DIR, file);
  process.stdout.write(`Backed up to ${file}: ${leads} enquiries and everything else in the database.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints everything stored about a person as JSON, to answer their request for it: npm run export -- EMAIL */
import { env } from '@/lib/config/env';
import { closeDatabase, database, readingDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { exportPerson } from '@/lib/privacy/export-person';
import { readEmail } from './data/read-email';

try {
  const email = readEmail('export');
  await migrateToLatest(database());
  process.stdout.write(
    `${JSON.stringify(await exportPerson(readingDatabase(), env.DATA_DIR, email), null, 2)}\n`,
  );
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

/** One of several processes that migrate at the same time: prints that it is ready, waits for a line, then migrates. */
import { once } from 'node:events';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';

async function main(): Promise<void> {
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  await migrateToLatest(database());
  await closeDatabase();
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

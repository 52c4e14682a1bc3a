import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startPostgres } from './postgres';
import { tempDir } from './temp-dir';

export type TestPlace = { dataDir: string } | { databaseUrl: string };

export interface TestStore {
  /** Where a new empty database can be opened. */
  place(): Promise<TestPlace>;
  /** A new database with all tables; closed by `stop`. */
  open(): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/** Both kinds of database, for `describe.each`: a store that is right on one only is wrong. */
export const testStores: [name: string, start: () => Promise<TestStore>][] = [
  ['SQLite', startSqliteStore],
  ['Postgres', startPostgresStore],
];

async function startSqliteStore(): Promise<TestStore> {
  const folders: { remove(): void }[] = [];
  const place = async () => {
    const folder = tempDir('sqlite');
    folders.push(folder);
    return { dataDir: folder.path };
  };
  return storeAt(place, async () => {
    for (const folder of folders) folder.remove();
  });
}

async function startPostgresStore(): Promise<TestStore> {
  const postgres = await startPostgres();
  return storeAt(async () => ({ databaseUrl: await postgres.createDatabase() }), postgres.stop);
}

function storeAt(place: () => Promise<TestPlace>, stop: () => Promise<void>): TestStore {
  const opened: OpenDatabase[] = [];
  return {
    place,
    open: async () => {
      const database = openDatabase(await place());
      opened.push(database);
      await migrateToLatest(database.db);
      return database;
    },
    stop: async () => {
      await Promise.allSettled(opened.map((database) => database.close()));
      await stop();
    },
  };
}

import { cpSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startPostgres } from './postgres';
import { tempDir } from './temp-dir';

export type TestPlace = { dataDir: string } | { databaseUrl: string };

export interface TestStore {
  /** Creates the place for a new, empty database. */
  place(): Promise<TestPlace>;
  /** A new database with all tables; closed by `stop`. */
  open(): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/** Both kinds of database, for `describe.each`, because a store has to work on both. */
export const testStores: [name: string, start: () => Promise<TestStore>][] = [
  ['SQLite', startSqliteStore],
  ['Postgres', startPostgresStore],
];

/** For the tests of a `describe.each(testStores)`: each has a new database with all tables. */
export function useNewDatabases(
  start: () => Promise<TestStore>,
): Pick<OpenDatabase, 'db' | 'reading' | 'pool'> {
  let store: TestStore;
  let database: OpenDatabase;
  beforeAll(async () => {
    store = await start();
  });
  beforeEach(async () => {
    database = await store.open();
  });
  afterAll(() => store.stop());
  return {
    get db() {
      return database.db;
    },
    get reading() {
      return database.reading;
    },
    get pool() {
      return database.pool;
    },
  };
}

async function startSqliteStore(): Promise<TestStore> {
  const folders: { remove(): void }[] = [];
  const place = async () => {
    const folder = tempDir('sqlite');
    folders.push(folder);
    return { dataDir: folder.path };
  };
  const remove = async () => {
    for (const folder of folders) folder.remove();
  };
  let template: Promise<{ dataDir: string }> | undefined;
  const placeWithTables = async () => {
    template ??= withTables(place);
    const copy = await place();
    cpSync((await template).dataDir, copy.dataDir, { recursive: true });
    return copy;
  };
  return storeAt({ place, placeWithTables, stop: remove });
}

async function startPostgresStore(): Promise<TestStore> {
  const postgres = await startPostgres();
  const place = async () => ({ databaseUrl: await postgres.createDatabase() });
  let template: Promise<{ databaseUrl: string }> | undefined;
  const placeWithTables = async () => {
    // In Postgres, copying a database takes a third of the time of creating the tables.
    template ??= withTables(place);
    return { databaseUrl: await postgres.createDatabase((await template).databaseUrl) };
  };
  return storeAt({ place, placeWithTables, stop: postgres.stop });
}

/** A new database with all tables and no open connection. */
async function withTables<Place extends TestPlace>(place: () => Promise<Place>): Promise<Place> {
  const made = await place();
  const { db, close } = openDatabase(made);
  await migrateToLatest(db);
  await close();
  return made;
}

interface Places {
  place: () => Promise<TestPlace>;
  placeWithTables: () => Promise<TestPlace>;
  stop: () => Promise<void>;
}

function storeAt({ place, placeWithTables, stop }: Places): TestStore {
  const opened: OpenDatabase[] = [];
  return {
    place,
    open: async () => {
      const database = openDatabase(await placeWithTables());
      opened.push(database);
      return database;
    },
    stop: async () => {
      await Promise.allSettled(opened.map((database) => database.close()));
      await stop();
    },
  };
}

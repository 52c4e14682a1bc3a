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

type NamedStore = [name: string, start: () => Promise<TestStore>];

const sqlite: NamedStore = ['SQLite', startSqliteStore];
const postgres: NamedStore = ['Postgres', startPostgresStore];

/** Both kinds of database, for `describe.each`: where the code asks which one it runs on, or they lock and fail differently. */
export const testStores: readonly NamedStore[] = [sqlite, postgres];

/**
 * One kind, for `describe.each`, where the same statements serve both: SQLite in `npm test`, Postgres in `npm run test:world`,
 * which runs the files that use this list once more.
 */
export const portableStores: readonly NamedStore[] = [
  process.env.PORTABLE_STORE === 'postgres' ? postgres : sqlite,
];

type Start = () => Promise<TestStore>;

/** For the tests of a `describe.each` of stores: a store that is stopped after them. */
export function useStore(start: Start): Omit<TestStore, 'stop'> {
  let store: TestStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());
  return { place: () => store.place(), open: () => store.open() };
}

/** Each test has a new database of the store, with all tables. */
export function useOpened(store: Pick<TestStore, 'open'>): OpenDatabase {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await store.open();
  });
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
    openApart: () => database.openApart(),
    requireWhole: () => database.requireWhole(),
    close: () => database.close(),
    closeNow: () => database.closeNow(),
  };
}

/** For the tests of a `describe.each` of stores: each has a new database with all tables. */
export const useNewDatabases = (start: Start) => useOpened(useStore(start));

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

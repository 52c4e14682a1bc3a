import 'server-only';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { env } from '@/lib/config/env';
import { hourMs } from '@/lib/durations';
import { openPostgres } from './postgres';
import { readerDialect } from './reader/reader-dialect';
import { SqliteReader } from './reader/sqlite-reader';
import { openSqlite, sqliteDialect } from './sqlite';
import type { Tables } from './tables';

/** What a query beside the site may take. */
const readBudgetMs = 10_000;
/** So many staff queries run at once on Postgres; visitors have the other connections. */
const readConnections = 3;
/** One for a statement that takes long, one for the lock under which it runs. */
const apartConnections = 2;
/** What creating an index may take. */
const indexBudgetMs = hourMs;

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** See `readingDatabase`. */
  reading: Kysely<Tables>;
  /**
   * The same database, for writes that take long, in single statements: on SQLite on another thread, on Postgres with
   * connections without short time-outs. The caller destroys it.
   */
  openApart(): Kysely<Tables>;
  /** On Postgres only. */
  pool?: Pool;
  /** Throws if SQLite's file is no longer the one that was opened, or is incomplete. */
  requireWhole(): void;
  close(): Promise<void>;
  /** Closes synchronously, for use while the process exits. */
  closeNow(): void;
}

declare global {
  // Next bundles instrumentation and routes separately; a module variable would open the file twice.
  var siteDatabase: OpenDatabase | undefined;
}

/** The database of this process, opened on first use. Throws if it can't be opened; the next call tries again. */
export function database(): Kysely<Tables> {
  return current().db;
}

/**
 * The same database for long reads beside the site: of staff, exports and retention. On SQLite they run on a thread of their
 * own, on Postgres with connections of their own, so that no visitor waits for them. They see everything that was committed
 * before they began. A query that takes ten seconds is cut off (`isReadTimedOut`).
 */
export function readingDatabase(): Kysely<Tables> {
  return current().reading;
}

/** The database of this process with all ways to it, for what migrations of a large one have left to be done beside the site. */
export function databaseHandles(): OpenDatabase {
  return current();
}

/** The connections behind `database()`, for libraries that need a pool. Undefined on SQLite. */
export function postgresPool(): Pool | undefined {
  return current().pool;
}

/** Throws if the database of this process is no longer complete on disk. */
export function assertDatabaseIntact(): void {
  current().requireWhole();
}

/** Closes what `database()` has opened, if anything. For scripts and tests; the site closes it on exit. */
export async function closeDatabase(): Promise<void> {
  const open = globalThis.siteDatabase;
  globalThis.siteDatabase = undefined;
  await open?.close();
}

/** Opens another database: a folder for SQLite, an address for Postgres. Runs no migrations. */
export function openDatabase(at: { dataDir: string } | { databaseUrl: string }): OpenDatabase {
  if ('databaseUrl' in at) {
    const { db, pool } = openPostgres(at.databaseUrl);
    const beside = { max: readConnections, statementMs: readBudgetMs };
    const { db: reading, pool: readingPool } = openPostgres(at.databaseUrl, beside);
    // Kysely ends a pool only if it was used, so they are ended here.
    const close = async () => {
      for (const open of [pool, readingPool]) if (!open.ending) await open.end();
    };
    const openApart = () =>
      openPostgres(at.databaseUrl, { max: apartConnections, statementMs: indexBudgetMs }).db;
    const nothing = () => undefined;
    return { db, reading, pool, openApart, close, requireWhole: nothing, closeNow: nothing };
  }
  const file = join(/* turbopackIgnore: true */ at.dataDir, 'site.sqlite');
  const sqlite = openSqlite(file);
  const reader = new SqliteReader(file, readBudgetMs);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  const reading = new Kysely<Tables>({ dialect: readerDialect(reader) });
  const openApart = () =>
    new Kysely<Tables>({
      dialect: readerDialect(new SqliteReader(file, indexBudgetMs, { isReadOnly: false })),
    });
  const { close: closeNow, requireWhole } = sqlite;
  const close = async () => {
    await reader.close();
    closeNow();
  };
  return { db, reading, openApart, requireWhole, close, closeNow };
}

function current(): OpenDatabase {
  if (!globalThis.siteDatabase) {
    globalThis.siteDatabase = openDatabase(
      env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
    );
    process.once('exit', () => globalThis.siteDatabase?.closeNow());
  }
  return globalThis.siteDatabase;
}

import 'server-only';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { env } from '@/lib/config/env';
import { openPostgres } from './postgres';
import { openSqlite, sqliteDialect } from './sqlite';
import type { Tables } from './tables';

export interface OpenDatabase {
  db: Kysely<Tables>;
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

/** The connections behind `database()`, for libraries that need a pool. Undefined on SQLite. */
export function postgresPool(): Pool | undefined {
  return current().pool;
}

/** Throws if the database of this process is no longer complete on disk. */
export function requireWholeDatabase(): void {
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
    const pool = openPostgres(at.databaseUrl);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    // Kysely ends the pool only if it was used, so it is ended here.
    const close = async () => {
      if (!pool.ending) await pool.end();
    };
    return { db, pool, close, requireWhole: () => undefined, closeNow: () => undefined };
  }
  const sqlite = openSqlite(join(/* turbopackIgnore: true */ at.dataDir, 'site.sqlite'));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  const { close: closeNow, requireWhole } = sqlite;
  return { db, requireWhole, close: async () => closeNow(), closeNow };
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

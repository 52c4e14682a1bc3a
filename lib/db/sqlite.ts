import 'server-only';
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { log } from '@/lib/log/log';
import { giveToOwnerOf, makeFolder } from './keep-owner';
import { createSqliteDriver, isBusy, type SqliteHandles } from './sqlite-driver';
import { noteSqliteFile, readSqliteHeader, type SqliteFile } from './sqlite-file';

/** SQLite's own wait blocks the event loop, so it is short; the driver waits longer without blocking. */
const busyTimeoutMs = 5;
const openTimeoutMs = 5000;
/** Pause between two tries to enter WAL mode. It blocks the process, which has nothing else to do yet. */
const busyPauseMs = 20;

export interface OpenSqlite extends SqliteHandles, SqliteFile {
  close(): void;
}

/** Opens or creates the file, readable by the owner only; SQLite gives its -wal and -shm the same mode. */
export function openSqlite(file: string): OpenSqlite {
  makeFile(file);
  chmodSync(file, 0o600);
  const mayLackLog = readSqliteHeader(file)?.isWal === true && !existsSync(`${file}-wal`);
  const writer = new DatabaseSync(file, { timeout: openTimeoutMs, enableForeignKeyConstraints: true });
  enterWalMode(writer);
  // FULL is a setting of the connection, not of the file: without it a power loss can lose acknowledged rows.
  writer.exec('PRAGMA synchronous = FULL');
  // What is deleted is overwritten at once, so that forgetting somebody needs no `vacuum` of the whole file.
  writer.exec('PRAGMA secure_delete = ON');
  writer.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  if (mayLackLog && !hasTables(writer)) log.warn(lacksLog(file));
  const reader = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true });
  const close = () => {
    // The last connection to be closed moves the write-ahead log into the file; when the process exits, that would be the
    // reading thread's, which can't write.
    if (writer.isOpen) mergeLog(writer);
    for (const open of [reader, writer]) if (open.isOpen) open.close();
  };
  return { writer, reader, close, ...noteSqliteFile(file) };
}

/** Another process may be reading, or the disk be full: then the log stays beside the file, which loses nothing. */
function mergeLog(writer: DatabaseSync): void {
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    log.warn('database: its write-ahead log is not merged:', error);
  }
}

/** Creates the file for its owner only, unless it exists. */
export function makeFile(file: string): void {
  const folder = dirname(file);
  makeFolder(folder);
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a', 0o600));
  if (isNew) giveToOwnerOf(folder, file);
}

export function hasTables(sqlite: DatabaseSync): boolean {
  return sqlite.prepare("select name from sqlite_master where type = 'table' limit 1").get() !== undefined;
}

/** What to do about a copy of a running site's database without its write-ahead log. */
export function lacksLog(file: string): string {
  return (
    `${file} has no tables, and no ${file}-wal is beside it. If it was copied from a running site, its rows are in that ` +
    'file, which has to be copied with it; `npm run backup -- FILE` makes one file of both.'
  );
}

/**
 * When several processes open a new file at once, SQLite reports "locked" to all but one without waiting for its
 * time-out, because two waiting upgrades would block each other. So this function waits.
 */
function enterWalMode(sqlite: DatabaseSync): void {
  const deadline = Date.now() + openTimeoutMs;
  for (;;) {
    try {
      sqlite.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyPauseMs);
    }
  }
}

/** Allows concurrent queries, which Kysely's own adapter doesn't; the driver serialises what has to wait. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect for Node's built-in SQLite. */
export function sqliteDialect(handles: SqliteHandles): Dialect {
  return {
    createDriver: () => createSqliteDriver(handles),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

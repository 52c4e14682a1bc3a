import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const busyTimeoutMs = 5000;
/** Pause between two tries to enter WAL mode; it blocks this process, which has nothing else to do yet. */
const busyPauseMs = 20;

/** Opens or creates the file, readable by the owner only; SQLite gives its -wal and -shm the same mode. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const sqlite = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  enterWalMode(sqlite);
  // FULL is a setting of the connection, not of the file: without it a power loss can lose acknowledged rows.
  sqlite.exec('PRAGMA synchronous = FULL');
  return sqlite;
}

/**
 * Several processes that open a new file at once all do this, and SQLite answers "locked" to all but one without
 * waiting its time-out, because two waiting upgrades would block each other. So this function waits.
 */
function enterWalMode(sqlite: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs;
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

/** https://www.sqlite.org/rescode.html#busy; extended codes carry the primary one in their low byte. */
function isBusy(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === 5;
}

/** Kysely over node's own SQLite. */
export function sqliteDialect(sqlite: DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateSqliteDriver({ database: wrap(sqlite) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Takes the write lock at BEGIN. A plain BEGIN that reads first and writes later fails at once, without
 * waiting, when another process wrote in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function wrap(sqlite: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      if (sqlite.isOpen) sqlite.close();
    },
    prepare: (sql) => {
      const statement = sqlite.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toInputValue)),
        run: (parameters) => statement.run(...parameters.map(toInputValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
      };
    },
  };
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite can't store a ${typeof value}.`);
}

import 'server-only';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate as letOthersRun, setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { createMutex } from './mutex';

/** How long a write waits while another process holds the lock. The event loop runs between tries. */
const writeWaitMs = 5000;
const retryAfterMs = 25;

export interface SqliteHandles {
  writer: DatabaseSync;
  /** Read-only. In WAL mode it never waits for a writer, of this process or of another. */
  reader: DatabaseSync;
  /** Throws if a write would be lost. */
  requireInPlace: () => void;
}

/**
 * Kysely's driver over Node's synchronous SQLite. Selects outside transactions use the reader at once; everything else
 * uses the writer, one transaction or statement at a time. While another process holds the file's write lock, a write
 * is retried without blocking the event loop. A write waits for the disk, so other requests run after each one, and a
 * series of writes doesn't delay them as a whole.
 */
export function createSqliteDriver({ writer, reader, requireInPlace }: SqliteHandles): Driver {
  const lock = createMutex();
  const writing = new SqliteDriver({ database: wrap(writer) });
  const reading = new SqliteDriver({ database: wrap(reader) });
  return {
    init: async () => {
      await writing.init();
      await reading.init();
    },
    acquireConnection: async () =>
      new SharedConnection({
        writer: await writing.acquireConnection(),
        reader: await reading.acquireConnection(),
        // A full disk makes SQLite roll back by itself. A second rollback would fail and hide the cause.
        mayRollBack: () => writer.isOpen && writer.isTransaction,
        requireInPlace,
        lock,
      }),
    // Takes the write lock: a transaction that reads first and writes later fails without waiting when another process
    // wrote in between.
    beginTransaction: (connection) => execute(connection, 'begin immediate'),
    commitTransaction: (connection) => execute(connection, 'commit'),
    rollbackTransaction: (connection) => execute(connection, 'rollback'),
    releaseConnection: async (connection) => {
      if (connection instanceof SharedConnection) await connection.abandon();
    },
    destroy: async () => {
      await reading.destroy();
      await writing.destroy();
    },
  };
}

interface Parts {
  writer: DatabaseConnection;
  reader: DatabaseConnection;
  mayRollBack: () => boolean;
  requireInPlace: () => void;
  lock: ReturnType<typeof createMutex>;
}

class SharedConnection implements DatabaseConnection {
  readonly #parts: Parts;
  /** Ends this connection's turn as the writer; undefined outside transactions. */
  #endTurn: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#parts;
    if (query.sql === 'rollback') return this.#rollBack(query);
    if (this.#endTurn) {
      const result = await writer.executeQuery<Row>(query);
      if (query.sql === 'commit') {
        this.#end();
        await letOthersRun();
      }
      return result;
    }
    if (query.query.kind === 'SelectQueryNode') return reader.executeQuery(query);
    return this.#write(query);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows of SQLite are not streamed.');
  }

  /** Rolls back a transaction that was begun but never ended. */
  async abandon(): Promise<void> {
    if (this.#endTurn) await this.#rollBack(CompiledQuery.raw('rollback'));
  }

  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + writeWaitMs;
    const endTurn = await this.#parts.lock();
    try {
      const result = await this.#whenFree<Row>(query, deadline);
      if (query.sql.startsWith('begin')) this.#endTurn = endTurn;
      return result;
    } finally {
      if (this.#endTurn !== endTurn) {
        endTurn();
        await letOthersRun();
      }
    }
  }

  async #whenFree<Row>(query: CompiledQuery, deadline: number): Promise<QueryResult<Row>> {
    for (;;) {
      this.#parts.requireInPlace();
      try {
        return await this.#parts.writer.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() >= deadline) throw error;
      }
      await wait(retryAfterMs);
    }
  }

  async #rollBack<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return this.#parts.mayRollBack() ? await this.#parts.writer.executeQuery<Row>(query) : { rows: [] };
    } finally {
      this.#end();
    }
  }

  #end(): void {
    const endTurn = this.#endTurn;
    this.#endTurn = undefined;
    endTurn?.();
  }
}

/** https://www.sqlite.org/rescode.html#busy; extended codes carry the primary one in their low byte. */
export function isBusy(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === 5;
}

async function execute(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
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
  // Not `instanceof`: Jest has classes of its own.
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  throw new TypeError(`SQLite can't store a ${typeof value}.`);
}

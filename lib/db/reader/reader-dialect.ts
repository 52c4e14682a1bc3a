import 'server-only';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteReader } from './sqlite-reader';

/** Kysely's dialect for queries that are read on a thread of their own. It has no transactions, and can't write. */
export function readerDialect(reader: SqliteReader): Dialect {
  const connection = new ReaderConnection(reader);
  const refuse = async () => {
    throw new Error('The reading connection has no transactions.');
  };
  return {
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => undefined,
      destroy: () => reader.close(),
    }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Queries queue in the reader, so that Kysely has no need to. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly #reader: SqliteReader;

  constructor(reader: SqliteReader) {
    this.#reader = reader;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await this.#reader.read(sql, parameters);
    if (!areRows<Row>(rows)) throw new Error('The reading thread answered without rows.');
    return { rows };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows of SQLite are not streamed; read them page by page.');
  }
}

function areRows<Row>(value: unknown): value is Row[] {
  return Array.isArray(value);
}

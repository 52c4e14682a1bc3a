import 'server-only';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { log } from '@/lib/log/log';
import { DatabaseBusy } from './database-busy';
import { limitStatements } from './statement-limit';
import type { Tables } from './tables';

/** Visitors wait for the insert, so an unreachable server must result in an error while they still wait. */
const connectTimeoutMs = 5000;
/** Longer than a burst of requests takes, and short enough to answer within a proxy's time-out of ten seconds. */
const longestWaitMs = 1500;
const statementTimeoutMs = 15_000;

// pg returns bigint as text; all of ours are counts and milliseconds, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * `max`: connections. `statementMs`: after which a statement of `db` is cut off. Works through a pooler that lends a connection
 * for one transaction: nothing is set for a session, and nothing expected of one.
 */
export function openPostgres(
  databaseUrl: string,
  { max = 10, statementMs = statementTimeoutMs }: { max?: number; statementMs?: number } = {},
): { pool: Pool; db: Kysely<Tables> } {
  const pool = new PromptPool({
    connectionString: verifyCertificate(databaseUrl),
    max,
    longestWaitMs,
    connectionTimeoutMillis: connectTimeoutMs,
    // Cutting a statement off doesn't help if the network loses the answer.
    query_timeout: statementMs + 1000,
  });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.error('database: an idle connection was lost:', error.message));
  const dialect = new PooledDialect({ pool: limitStatements(pool, statementMs) });
  return { pool, db: new Kysely<Tables>({ dialect }) };
}

class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}

/**
 * Kysely locks its migrations for a session. A pooler lends the next transaction another session, in which the lock can't be
 * given back: it would stay for good, and no instance could start. `migrateToLatest` has a lock of its transaction instead.
 */
class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * pg takes these modes for `verify-full` and warns on each start that its next version won't. Written out, a later pg can't stop
 * checking who answers. https://node-postgres.com/features/ssl
 */
function verifyCertificate(databaseUrl: string): string {
  if (databaseUrl.includes('uselibpqcompat=')) return databaseUrl;
  return databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

type Connected = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;

/**
 * A connection pool with a bounded wait. While every connection is in use and the first caller in the queue has waited
 * `longestWaitMs`, a new caller is refused at once with DatabaseBusy, as is a caller whose wait times out. Otherwise a
 * request with several queries (for its rate limits, then for its answer) would wait `connectionTimeoutMillis` for each
 * of them, longer than visitors or proxies wait.
 */
export class PromptPool extends Pool {
  readonly #longestWaitMs: number;
  /** When each waiting caller asked for a connection, in that order. */
  readonly #askedAt = new Map<symbol, number>();
  #inUse = 0;

  constructor({ longestWaitMs, ...config }: PoolConfig & { longestWaitMs: number }) {
    super(config);
    this.#longestWaitMs = longestWaitMs;
    this.on('acquire', () => {
      this.#inUse += 1;
    });
    this.on('release', () => {
      this.#inUse -= 1;
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connected = this.#connectSoon();
    if (!callback) return connected;
    // `Pool.query` calls this overload.
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => undefined),
    );
  }

  async #connectSoon(): Promise<PoolClient> {
    const now = performance.now();
    const [firstAskedAt = now] = this.#askedAt.values();
    if (this.#isFull() && now - firstAskedAt >= this.#longestWaitMs)
      throw new DatabaseBusy('Every connection to the database is in use.');
    const waiting = Symbol('waiting');
    this.#askedAt.set(waiting, now);
    try {
      return await super.connect();
    } catch (cause) {
      if (this.#isFull()) throw new DatabaseBusy('No connection to the database became free.', { cause });
      throw cause;
    } finally {
      this.#askedAt.delete(waiting);
    }
  }

  /** False while connections are still being opened: then the database is slow or unreachable. */
  #isFull(): boolean {
    return this.#inUse >= this.options.max;
  }
}

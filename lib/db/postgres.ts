import 'server-only';
import { Pool, types } from 'pg';

/** A visitor waits for the insert, so a dead server must become an error while they still wait. */
const connectTimeoutMs = 5000;
const statementTimeoutMs = 15_000;

// pg returns bigint as text; all of ours are counts and milliseconds, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

export function openPostgres(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // The server's own timer doesn't help when the network swallows the answer.
    query_timeout: statementTimeoutMs + 1000,
  });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => console.error('database: an idle connection was lost:', error.message));
  return pool;
}

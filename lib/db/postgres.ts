import 'server-only';
import { type Pool, types } from 'pg';
import { log } from '@/lib/log/log';
import { PromptPool } from './prompt-pool';

/** Visitors wait for the insert, so an unreachable server must result in an error while they still wait. */
const connectTimeoutMs = 5000;
/** Longer than a burst of requests takes, and short enough to answer within a proxy's time-out of ten seconds. */
const longestWaitMs = 1500;
const statementTimeoutMs = 15_000;

// pg returns bigint as text; all of ours are counts and milliseconds, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** `max`: connections. `statementMs`: after which a statement is cut off. */
export function openPostgres(
  databaseUrl: string,
  { max = 10, statementMs = statementTimeoutMs }: { max?: number; statementMs?: number } = {},
): Pool {
  const pool = new PromptPool({
    connectionString: databaseUrl,
    max,
    longestWaitMs,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementMs,
    // The server's own time-out doesn't help if the network loses the answer.
    query_timeout: statementMs + 1000,
  });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.error('database: an idle connection was lost:', error.message));
  return pool;
}

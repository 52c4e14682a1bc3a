import 'server-only';
import { connect } from 'node:net';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-CANCELREQUEST */
const cancelCode = 80_877_102;
const cancelBytes = 16;
const cancelTimeoutMs = 1000;

/** Fields of pg's client that its types omit. */
const address = z.object({
  host: z.string(),
  port: z.number(),
  processID: z.number().nullable(),
  secretKey: z.number().nullable(),
});

/** Those that Kysely tells apart; it reads no number of rows from any other. */
const commands = ['COMMIT', 'ROLLBACK', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/**
 * The pool for Kysely. A statement that takes longer than `statementMs` is cancelled as if by Ctrl-C in psql and fails with
 * `query_canceled`. The time is taken here, because the server's own `statement_timeout` is a setting of a session: poolers
 * refuse it when a connection begins, and hand it on to others later.
 */
export function limitStatements(pool: Pool, statementMs: number): PostgresPool {
  return {
    options: {},
    connect: async () => new LimitedClient(await pool.connect(), statementMs),
    end: () => pool.end(),
  };
}

class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #statementMs: number;
  #isCancelled = false;

  constructor(client: PoolClient, statementMs: number) {
    this.#client = client;
    this.#statementMs = statementMs;
  }

  query<Row>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<Row>>;
  query(cursor: object): never;
  query<Row>(sql: string | object, parameters: ReadonlyArray<unknown> = []) {
    if (typeof sql !== 'string') throw new TypeError('Rows are not streamed.');
    return this.#query<Row>(sql, parameters);
  }

  release(destroy = false): void {
    // A cancellation that arrives late must not meet another caller's statement.
    this.#client.release(destroy || this.#isCancelled);
  }

  async #query<Row>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<Row>> {
    const timer = setTimeout(() => {
      this.#isCancelled = true;
      requestCancel(this.#client);
    }, this.#statementMs);
    try {
      const { rows, rowCount, command } = await this.#client.query(sql, [...parameters]);
      return {
        rows,
        rowCount: rowCount ?? 0,
        command: commands.find((name) => name === command) ?? 'SELECT',
      };
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Asks the server to cancel what this connection waits for, by a connection of its own, which it takes unencrypted. */
function requestCancel(client: PoolClient): void {
  const { host, port, processID, secretKey } = address.parse(client);
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(cancelBytes);
  for (const [index, value] of [cancelBytes, cancelCode, processID, secretKey].entries())
    request.writeInt32BE(value, index * 4);
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  // The statement then ends by pg's own time-out, with its connection.
  socket.on('error', () => undefined).setTimeout(cancelTimeoutMs, () => socket.destroy());
  // The server ends the connection when it has cancelled; a pooler forgets the request if it is ended before.
  socket.write(request);
}

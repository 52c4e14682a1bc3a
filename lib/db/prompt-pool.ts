import 'server-only';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseBusy } from './database-busy';

type Connected = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;

/**
 * A pool that doesn't let a queue grow that nobody waits for: while every connection is in use and the first in the queue
 * has waited `longestWaitMs`, whoever asks next is refused at once with DatabaseBusy, as is who waited for a connection
 * in vain. Without it a request that asks several times, for its rate limits and then for its answer, waits for the
 * whole `connectionTimeoutMillis` each time, longer than a browser's visitor or a proxy does.
 */
export class PromptPool extends Pool {
  readonly #longestWaitMs: number;
  /** When each of those that wait for a connection asked, the first one first. */
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
    // The form that `query` of the pool uses.
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

  /** Not while connections are being made: then the database is slow to answer, or away. */
  #isFull(): boolean {
    return this.#inUse >= this.options.max;
  }
}

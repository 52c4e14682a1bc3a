import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseBusy } from '../database-busy';
import { ReadTimedOut } from '../read-timed-out';

/** A checkpoint of the site takes less. */
const busyTimeoutMs = 5000;
/** Then the thread ends, and its memory is free again; the next query starts one in some 30 ms. */
const idleMs = 30_000;
const mostWaiting = 200;
/** Of rows as JavaScript values; SQLite's own cache of pages isn't part of it. */
const heapMb = 64;

interface Waiting {
  sql: string;
  parameters: readonly unknown[];
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
}

interface Answer {
  rows?: object[];
  error?: unknown;
}

/**
 * Reads an SQLite file on a thread with a read-only connection of its own, one query after the other, so that a query
 * never keeps the site from answering. In WAL mode reading waits for no writer and keeps none waiting.
 */
export class SqliteReader {
  readonly #file: string;
  readonly #budgetMs: number;
  readonly #isReadOnly: boolean;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Threads that were told to end, and may still be in a query. */
  readonly #ending = new Set<Promise<unknown>>();

  /** `budgetMs`: for each query, without its wait for earlier ones. `isReadOnly: false`: may create indexes. */
  constructor(file: string, budgetMs: number, { isReadOnly = true }: { isReadOnly?: boolean } = {}) {
    this.#file = file;
    this.#budgetMs = budgetMs;
    this.#isReadOnly = isReadOnly;
  }

  /** Rejects with ReadTimedOut when the budget is spent, and with DatabaseBusy when too many queries are waiting. */
  read(sql: string, parameters: readonly unknown[]): Promise<object[]> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length >= mostWaiting) {
        reject(new DatabaseBusy('Too many queries are waiting for the reading thread.'));
        return;
      }
      this.#queue.push({ sql, parameters, resolve, reject });
      this.#next();
    });
  }

  /** Ends the thread. Queries that were not answered are rejected. */
  async close(): Promise<void> {
    const closed = new Error('The database was closed.');
    for (const { reject } of this.#queue.splice(0)) reject(closed);
    this.#end(closed);
    await Promise.all(this.#ending);
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#queue.shift();
    clearTimeout(this.#timer);
    if (!next) {
      this.#timer = setTimeout(() => this.#end(), idleMs);
      this.#timer.unref();
      this.#worker?.unref();
      return;
    }
    this.#current = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#cutOff(), this.#budgetMs);
    try {
      this.#worker.postMessage({ sql: next.sql, parameters: next.parameters });
    } catch (error) {
      this.#settle({ error });
    }
  }

  #start(): Worker {
    // Node runs it without a bundler, so it is a file on disk, not in the bundle.
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/db/reader/read-worker.ts');
    const worker = new Worker(file, {
      workerData: { file: this.#file, busyTimeoutMs, isReadOnly: this.#isReadOnly },
      // Without our secrets and flags (a loader, a condition).
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.on('message', (answer: Answer) => this.#settle(answer));
    const fail = (error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      if (this.#current) this.#settle({ error });
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The reading thread ended.')));
    return worker;
  }

  #settle({ rows, error }: Answer): void {
    const current = this.#current;
    this.#current = undefined;
    if (rows) current?.resolve(rows);
    else current?.reject(error);
    this.#next();
  }

  /** SQLite can't be interrupted from here: the thread is left to end after its query, and the next one gets another. */
  #cutOff(): void {
    const seconds = this.#budgetMs / 1000;
    this.#end(new ReadTimedOut(`A query was cut off after ${seconds} seconds.`));
    this.#next();
  }

  #end(reason?: Error): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    const current = this.#current;
    this.#worker = undefined;
    this.#current = undefined;
    current?.reject(reason);
    if (!worker) return;
    worker.removeAllListeners('message');
    worker.unref();
    const ending = worker.terminate();
    this.#ending.add(ending);
    void ending.finally(() => this.#ending.delete(ending));
  }
}

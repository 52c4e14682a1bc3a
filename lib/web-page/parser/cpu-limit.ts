import { Worker } from 'node:worker_threads';

/**
 * Indexes in the shared memory: the number of the running task (0: none), its limit, and the processor time at its
 * start.
 */
export const TASK = 0;
export const LIMIT_MS = 1;
export const STARTED_MS = 2;

/**
 * Ends this process when a task exceeds its processor time: its thread can't be interrupted, so another thread
 * measures. Processor time of other processes doesn't count.
 */
export class CpuLimit {
  readonly #state = new Int32Array(new SharedArrayBuffer(12));
  #tasks = 0;

  constructor() {
    new Worker(new URL('./cpu-watch.ts', import.meta.url), { workerData: this.#state }).unref();
  }

  begin(limitMs: number): void {
    this.#tasks += 1;
    Atomics.store(this.#state, LIMIT_MS, limitMs);
    Atomics.store(this.#state, STARTED_MS, cpuMs());
    Atomics.store(this.#state, TASK, this.#tasks);
    Atomics.notify(this.#state, TASK);
  }

  end(): void {
    Atomics.store(this.#state, TASK, 0);
    Atomics.notify(this.#state, TASK);
  }
}

/** Processor time of the whole process, including its threads, in whole milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}

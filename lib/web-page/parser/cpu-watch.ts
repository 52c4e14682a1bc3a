import { workerData } from 'node:worker_threads';
import { cpuMs, LIMIT_MS, STARTED_MS, TASK } from './cpu-limit.ts';

/** Interval of the measurements, milliseconds. */
const EVERY_MS = 20;

const state: Int32Array = workerData;
for (;;) {
  Atomics.wait(state, TASK, 0);
  const task = Atomics.load(state, TASK);
  const mostMs = Atomics.load(state, STARTED_MS) + Atomics.load(state, LIMIT_MS);
  while (task !== 0 && Atomics.load(state, TASK) === task) {
    if (cpuMs() > mostMs) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(state, TASK, task, EVERY_MS);
  }
}

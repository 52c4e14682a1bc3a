import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/**
 * Requests an address repeatedly, one request after the other, on its own event loop, because on that of the benchmark it
 * would wait for websites and audits that run there. Starts on `{ address, pauseMs }`, with a pause after each request; on
 * `{ end }` it reports the duration of each in milliseconds.
 */
let isEnded = false;
let times = [];

parentPort?.on('message', async ({ address, pauseMs = 0 }) => {
  if (!address) {
    isEnded = true;
    return;
  }
  isEnded = false;
  times = [];
  while (!isEnded) {
    const startedAt = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    times.push({ status: response.status, retryAfter: null, ms: performance.now() - startedAt });
    if (pauseMs > 0) await wait(pauseMs);
  }
  parentPort?.postMessage(times);
});

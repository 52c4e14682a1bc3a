import { parentPort } from 'node:worker_threads';

/**
 * Asks for an address again and again, one request after the other, on an event loop of its own: in that of the bench it
 * would wait for the websites and audits that run there. Gets `{ address }` to begin and `{ end }` to report its times,
 * milliseconds each.
 */
let isEnded = false;
let times = [];

parentPort?.on('message', async ({ address }) => {
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
  }
  parentPort?.postMessage(times);
});

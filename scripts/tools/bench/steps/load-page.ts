import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPhonePage } from '../pages/phone';

/** A visitor's device beside this computer. */
interface Device {
  /** Times slower than this computer's processor. */
  slowdown: number;
  /** Milliseconds and bytes per second; without, as fast as this computer's own. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const bitsPerByte = 8;

export const loadDevices = {
  /** With the network that Lighthouse calls slow 4G. */
  phone: {
    slowdown: 4,
    network: {
      latency: 150,
      downloadThroughput: 1_600_000 / bitsPerByte,
      uploadThroughput: 750_000 / bitsPerByte,
    },
  },
  computer: { slowdown: 1 },
} as const satisfies Record<string, Device>;

/** Milliseconds from the navigation; processor time in milliseconds. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** When React has hydrated, from which on a press has its effect at once. */
  hydrated: number;
  /** Of the main thread, until `settlingMs` after hydration. */
  processor: number;
}

const settlingMs = 1500;
const millisecondsPerSecond = 1000;

/**
 * Loads a page with an empty cache on a device that is really slowed down. Lighthouse instead loads it unthrottled and
 * computes what a slow network would have done, which makes what the page asks for after its first paint look free.
 */
export async function loadPage(
  browser: Browser,
  address: string,
  { slowdown, network }: Device,
): Promise<PageLoad> {
  const { page, protocol, close } = await openPhonePage(browser);
  try {
    await page.addInitScript(recordLoad);
    if (network) await protocol.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await protocol.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await wait(settlingMs);
    const { metrics } = await protocol.send('Performance.getMetrics');
    const processor = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...(await page.evaluate(readLoad)), processor: processor * millisecondsPerSecond };
  } finally {
    await close();
  }
}

function recordLoad(): void {
  addEventListener('site:hydrated', () => performance.mark('hydrated'), { once: true });
  new PerformanceObserver((list) => {
    Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Without a function of its own: tsx gives each a helper that the page doesn't have. */
function readLoad() {
  const { largestPaint = Number.NaN }: { largestPaint?: number } = Object(window);
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const [hydrated] = performance.getEntriesByName('hydrated');
  return {
    firstPaint: first?.startTime ?? Number.NaN,
    largestPaint,
    hydrated: hydrated?.startTime ?? Number.NaN,
  };
}

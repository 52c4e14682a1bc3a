import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { openPhonePage } from './phone';
import { findButton } from './press-page';

/** After hydration, until which a page's own work counts, milliseconds. */
const settlingMs = 1500;

/** What the main thread does for a page that nobody touches, and for the first press. */
export interface MainThread {
  /** Processor time from the navigation until `settlingMs` after hydration, milliseconds. */
  processorMs: number;
  /** Processor time of the longest task after the first paint, milliseconds. */
  longestMs: number;
  /** Elements of the document. */
  elements: number;
  /** Elements whose style was computed until then; some count several times. */
  restyled: number;
  /** Elements whose style was computed at once by the first press and in the second after it, the most of any time. */
  restyledByPress: number;
  /** Cumulative Layout Shift without input: https://web.dev/articles/cls */
  shift: number;
}

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, like the durations. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Of the thread's processor time. */
  tdur: z.number().default(0),
  args: z
    .object({
      elementCount: z.number().optional(),
      data: z.looseObject({ documentLoaderURL: z.string().optional() }).optional(),
    })
    .default({}),
});
type TraceEvent = z.infer<typeof traceEvent>;

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'];

/** Loads a page on an emulated phone with an empty cache, presses its first button, and reads both from the browser's trace. */
export async function tracePage(browser: Browser, address: string): Promise<MainThread> {
  const phone = await openPhonePage(browser);
  const { page, protocol } = phone;
  const events: TraceEvent[] = [];
  protocol.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const read = traceEvent.safeParse(event);
      if (read.success) events.push(read.data);
    }
  });
  try {
    await page.addInitScript(recordShifts);
    await protocol.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
    });
    await page.goto(address, { waitUntil: 'load' });
    await untilHydrated(page);
    await wait(settlingMs);
    const { elements, shift } = await page.evaluate(readDocument);
    const button = await page.evaluateHandle(findButton);
    const box = await button.asElement()?.boundingBox();
    await page.evaluate(() => performance.mark('before-press'));
    if (box) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await wait(1000);
    }
    const ended = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve));
    await protocol.send('Tracing.end');
    await ended;
    return { ...readTrace(events, address), elements, shift };
  } finally {
    await phone.close();
  }
}

/** Sums what the thread of the page did; the trace also has other threads, and what came before. */
export function readTrace(events: readonly TraceEvent[], address: string) {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  );
  if (!navigation) throw new Error(`The browser's trace has no navigation to ${address}.`);
  const own = events
    .filter(({ pid, tid, ts }) => pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const timeOf = (name: string) => own.find((event) => event.name === name)?.ts ?? Number.POSITIVE_INFINITY;
  const painted = timeOf('firstContentfulPaint');
  const pressed = timeOf('before-press');
  let processorMs = 0;
  let longestMs = 0;
  let restyled = 0;
  let restyledByPress = 0;
  let taskEnd = 0;
  for (const { name, ph, ts, dur, tdur, args } of own) {
    if (ph !== 'X') continue;
    const elements = name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0;
    if (ts >= pressed) {
      restyledByPress = Math.max(restyledByPress, elements);
      continue;
    }
    restyled += elements;
    // Only tasks, not what they consist of.
    if (ts < taskEnd) continue;
    taskEnd = ts + dur;
    processorMs += tdur / 1000;
    if (ts > painted) longestMs = Math.max(longestMs, tdur / 1000);
  }
  return { processorMs, longestMs, restyled, restyledByPress };
}

/** Resolves at once in a page that is not ours. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#page-scripts') || document.documentElement.dataset.scripts === 'ready',
  );
}

function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { recordedShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput }: { value?: number; hadRecentInput?: boolean } = Object(entry);
      if (value && !hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readDocument(): { elements: number; shift: number } {
  const { recordedShifts = [] }: { recordedShifts?: number[] } = Object(window);
  return {
    elements: document.querySelectorAll('*').length,
    shift: recordedShifts.reduce((sum, value) => sum + value, 0),
  };
}

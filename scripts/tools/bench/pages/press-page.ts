import type { Browser, Page } from '@playwright/test';
import { openPhonePage } from './phone';

/** CPU slowdown of Lighthouse for a mid-range phone. */
const slowdown = 4;

/** Shortest duration reported by the Event Timing API, milliseconds; https://www.w3.org/TR/event-timing/#sec-durations-rounding */
const shortestMs = 16;

export interface Liveliness {
  /** From the first contentful paint until the page is hydrated, milliseconds; undefined for a page that is not ours. */
  hydration: number | undefined;
  /** Interaction to Next Paint of the first press, milliseconds; undefined for a page without a button. */
  press: number | undefined;
}

/**
 * Measures, with the CPU slowed down four times and nothing touched, how long hydration takes, and then a press of the
 * first visible button. Events below 16 ms, which the Event Timing API doesn't report, count as 16.
 */
export async function pressPage(browser: Browser, address: string): Promise<Liveliness> {
  const phone = await openPhonePage(browser);
  try {
    await phone.page.addInitScript(recordEvents);
    await phone.protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await phone.page.goto(address, { waitUntil: 'load' });
    await phone.untilQuiet();
    const hydration = await readHydration(phone.page);
    const button = await phone.page.evaluateHandle(findButton);
    const box = await button.asElement()?.boundingBox();
    if (!box) return { hydration, press: undefined };
    await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await phone.untilQuiet();
    return { hydration, press: Math.max(shortestMs, ...(await readDurations(phone.page))) };
  } finally {
    await phone.close();
  }
}

/** Runs in the page. The first input is reported regardless of its duration. */
function recordEvents(): void {
  const list: PerformanceEntry[] = [];
  Object.assign(window, { recordedEvents: list });
  addEventListener('site:hydrated', () => performance.mark('hydrated'), { once: true });
  const observer = new PerformanceObserver((entries) => list.push(...entries.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  observer.observe(options);
  observer.observe({ type: 'first-input', buffered: true });
}

/** Runs in the page: the first button in the viewport, else the first of all, scrolled into view. */
export function findButton(): Element | undefined {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  // Submitting a form would leave the page.
  const buttons = all.filter(
    ({ form, type, offsetWidth }) => offsetWidth > 0 && (!form || type === 'button'),
  );
  const inSight = buttons.find((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  if (!inSight) buttons[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return inSight ?? buttons[0];
}

function readHydration(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const [hydrated] = performance.getEntriesByName('hydrated');
    return painted && hydrated && hydrated.startTime - painted.startTime;
  });
}

/** Durations of events with an interaction id, which pointer moves and hovers don't have. */
function readDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { recordedEvents = [] }: { recordedEvents?: PerformanceEventTiming[] } = Object(window);
    return recordedEvents
      .filter(({ interactionId, entryType }) => interactionId > 0 || entryType === 'first-input')
      .map(({ duration }) => duration);
  });
}

import type { Browser, Page } from '@playwright/test';
import { openPhonePage } from './phone';

/** CPU slowdown of Lighthouse for a mid-range phone. */
const slowdown = 4;

/** Shortest duration reported by the Event Timing API, milliseconds; https://www.w3.org/TR/event-timing/#sec-durations-rounding */
const shortestMs = 16;

/**
 * Interaction to Next Paint in milliseconds: the first visible button is pressed as soon as the page has loaded, with the
 * CPU slowed down four times. Undefined for a page without a button. Events below 16 ms, which the API doesn't report,
 * count as 16.
 */
export async function pressPage(browser: Browser, address: string): Promise<number | undefined> {
  const phone = await openPhonePage(browser);
  try {
    await phone.page.addInitScript(recordEvents);
    await phone.protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await phone.page.goto(address, { waitUntil: 'load' });
    const button = await phone.page.evaluateHandle(findButton);
    const box = await button.asElement()?.boundingBox();
    if (!box) return undefined;
    await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await phone.untilQuiet();
    return Math.max(shortestMs, ...(await readDurations(phone.page)));
  } finally {
    await phone.close();
  }
}

/** Runs in the page. The first input is reported regardless of its duration. */
function recordEvents(): void {
  const list: PerformanceEntry[] = [];
  Object.assign(window, { recordedEvents: list });
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
function findButton(): Element | undefined {
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

/** Durations of events with an interaction id, which pointer moves and hovers don't have. */
function readDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { recordedEvents = [] }: { recordedEvents?: PerformanceEventTiming[] } = Object(window);
    return recordedEvents
      .filter(({ interactionId, entryType }) => interactionId > 0 || entryType === 'first-input')
      .map(({ duration }) => duration);
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test';

/** Milliseconds without requests after which a page counts as loaded. */
const quietMs = 1500;
const pollMs = 50;

export interface PhonePage {
  page: Page;
  protocol: CDPSession;
  /** Resolves when the page has loaded and the network has been idle for a while. */
  untilQuiet: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a new tab on an emulated phone with an empty profile. */
export async function openPhonePage(browser: Browser): Promise<PhonePage> {
  const context: BrowserContext = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Page.enable');
  const underWay = new Set<string>();
  let lastEvent = performance.now();
  const note = (change: () => unknown) => {
    change();
    lastEvent = performance.now();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)));
  protocol.on('Network.loadingFinished', ({ requestId }) => note(() => underWay.delete(requestId)));
  protocol.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  return {
    page,
    protocol,
    untilQuiet: async () => {
      await page.waitForLoadState('load');
      // When the page’s main thread is idle, of which a slowed-down browser sometimes never tells.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
      while (underWay.size > 0 || performance.now() - lastEvent < quietMs) await wait(pollMs);
    },
    close: () => context.close(),
  };
}

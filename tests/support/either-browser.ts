import { test as base, expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { browserArguments } from './browser-finder';
import { findFirefox } from './firefox-finder';

export { expect };

type BrowserName = 'chromium' | 'firefox';

interface Look {
  width?: number;
  height?: number;
  prefersReducedMotion?: boolean;
}

interface EitherBrowser {
  /** A page of a fresh browser, closed after the test; skips the test, with the reason, if the browser isn't installed. */
  openPage: (browser: BrowserName, path: string, look?: Look) => Promise<Page>;
}

/**
 * Playwright's `test` with pages of Chromium and of the Firefox that people have, which Playwright can't drive: it needs a
 * patched one, or commands that Firefox's WebDriver BiDi doesn't know. Puppeteer speaks BiDi to any Firefox. A
 * test fails on an uncaught exception on its pages.
 */
export const test = base.extend<EitherBrowser>({
  openPage: async ({ baseURL }, use, testInfo) => {
    const opened: { close: () => Promise<void> }[] = [];
    const uncaught: string[] = [];
    await use(async (name, path, { width = 1280, height = 800, prefersReducedMotion = false } = {}) => {
      const firefox = findFirefox();
      const reason = 'no Firefox here: install it, or name one in FIREFOX_PATH';
      if (name === 'firefox' && !firefox) console.info(`Skipped: ${testInfo.title} (${reason})`);
      testInfo.skip(name === 'firefox' && !firefox, reason);
      const browser = await puppeteer.launch({
        ...(name === 'firefox'
          ? { browser: 'firefox', executablePath: firefox }
          : { browser: 'chrome', executablePath: process.env.CHROMIUM_PATH, args: [...browserArguments] }),
        extraPrefsFirefox: { 'ui.prefersReducedMotion': Number(prefersReducedMotion) },
        defaultViewport: { width, height },
      });
      opened.push(browser);
      const page = await browser.newPage();
      page.on('pageerror', (error) => {
        // Firefox reports a font that the page no longer needs, because one has left it.
        if (!/downloadable font: download failed/.test(String(error))) uncaught.push(String(error));
      });
      if (name === 'chromium' && prefersReducedMotion) {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      }
      await page.goto(new URL(path, baseURL).href);
      return page;
    });
    await Promise.all(opened.map((browser) => browser.close()));
    expect(uncaught, 'uncaught exceptions in the browser').toEqual([]);
  },
});

import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { browserArguments } from '../support/browser-finder';
import { expectToFit } from '../support/fits-width';
import { spacingFaults } from '../support/text-spacing';

for (const code of localeCodes) {
  test(`every page in ${code} keeps all its words with a visitor’s own text spacing, at 320 and 1280 px [A11Y-03]`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of pagePaths) {
      await page.goto(localePath(code, path));
      for (const width of [320, 1280]) faults.push(...(await spacingFaults(page, width)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test(`every page in ${code} fits a phone whose owner reads type half as large again [A11Y-03]`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...browserArguments, '--blink-settings=defaultFontSize=24'],
    });
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const path of pagePaths) {
      await page.goto(localePath(code, path));
      await expectToFit(page, 390);
    }
    await browser.close();
  });
}

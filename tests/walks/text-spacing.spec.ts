import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
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
}

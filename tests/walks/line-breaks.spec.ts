import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { brokenLines } from '../support/line-breaks';

const widths = [320, 390, 820, 1440, 1920];

/** A growth analysis from typed figures, which asks no provider; the path of its page. */
async function growthPath(page: Page, locale: Locale): Promise<string> {
  const answer = await page.request.post('/api/business-growth-analysis', {
    headers: { 'accept-language': locale },
    data: {
      businessName: 'Ferry Road Autos',
      category: 'automotive',
      suburb: 'Southport',
      currentRating: 4.3,
      reviewCount: 18,
      locale,
    },
  });
  const { reportUrl } = await answer.json();
  return new URL(reportUrl).pathname;
}

for (const code of localeCodes) {
  test(`no figure, price, date, number or range is broken in ${code}, on any page and result, from 320 to 1920 px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of [...pagePaths.map((each) => localePath(code, each)), await growthPath(page, code)]) {
      await page.goto(path);
      for (const width of widths) faults.push(...(await brokenLines(page, width)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

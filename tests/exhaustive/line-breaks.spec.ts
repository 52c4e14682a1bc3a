import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { brokenLines } from '../support/line-breaks';
import { sends, soundHtml, startTargetSite } from '../support/target-site';

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

/** The path of a report with the faults of a page that is hardly one. */
async function reportPath(page: Page, locale: Locale): Promise<string> {
  const target = await startTargetSite();
  target.page = sends(
    200,
    soundHtml.replace(/<title>.*<\/title>|<meta name="(?:description|viewport)"[^>]*>/g, ''),
  );
  const answer = await page.request.post('/api/seo-audit', {
    form: { url: target.url, email: 'walk@example.com', businessName: 'Ferry Road Autos', locale },
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  });
  const { location = '' } = answer.headers();
  await expect
    .poll(async () => (await page.request.get(location)).text(), { timeout: 60_000 })
    .not.toContain('aria-busy="true"');
  await target.stop();
  return location;
}

for (const code of localeCodes) {
  test(`no figure, price, date, number, range or word is broken in ${code}, on any page and result, from 320 to 1920 px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const faults: string[] = [];
    const results = [await growthPath(page, code), await reportPath(page, code)];
    for (const path of [...pagePaths.map((each) => localePath(code, each)), ...results]) {
      await page.goto(path);
      for (const width of widths) faults.push(...(await brokenLines(page, width)));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

/** As `components/ui/hyphenated.tsx` draws it; without hyphens a line may end at a `wbr` before it. */
const piece = '<style>i::before { content: "\\ad" }</style><i>praxis</i>';
for (const [kind, language, broken, whole] of [
  ['a figure', 'en', 'A$1,2<wbr>95', 'A$1,295'],
  ['a figure and its unit', 'de', '175<wbr> AU$', '175\u00a0AU$'],
  ['a range', 'en', '4–<wbr>8 weeks', '4–\u20608 weeks'],
  ['a date', 'de', '25.\u00a0Dezember 2026', '25.\u00a0Dezember\u00a02026'],
  ['a phone number', 'en', '(07)\u00a05550 1234', '(07)\u00a05550\u00a01234'],
  ['a word of one letter', 'pl', 'w <wbr>Brisbane', 'w\u00a0Brisbane'],
  ['a kana', 'ja', '<nobr>マーケティン</nobr><wbr>グ。', '<nobr>マーケティング。</nobr>'],
  ['a word', 'de', '<i style="overflow-wrap: anywhere">Zahnarztpraxis</i>', 'Zahnarzt-<wbr>praxis'],
  [
    'a divided word without its hyphen',
    'de',
    `<b>Zahnarzt</b><wbr><bdi style="hyphens: none">${piece}</bdi>`,
    `<b>Zahnarzt</b>${piece}`,
  ],
] as const) {
  test(`the walk finds ${kind} that is broken, and not one that is whole`, async ({ page }) => {
    const show = (html: string) =>
      page.setContent(
        `<html lang="${language}"><p style="inline-size: 1rem">Ab <span>${html}</span></p></html>`,
      );
    await show(broken);
    expect(await brokenLines(page, 390)).toHaveLength(1);
    await show(whole);
    expect(await brokenLines(page, 390)).toEqual([]);
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type growthWords from '@/messages/en/business-growth.json';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

async function readWords(locale: Locale): Promise<typeof growthWords> {
  const read = async (code: Locale) => {
    const file = path.resolve(import.meta.dirname, `../../messages/${code}/business-growth.json`);
    return JSON.parse(await readFile(file, 'utf8'));
  };
  return { ...(await read('en')), ...(await read(locale)) };
}

async function fillIn(page: Page, fields: Record<string, string> = {}) {
  await page.locator('#growth-businessName').fill('Ferry Road Autos');
  await page.locator('#growth-suburb').fill('Southport');
  for (const [name, value] of Object.entries(fields)) await page.locator(`#growth-${name}`).fill(value);
}

const form = (page: Page) => page.locator('form:has(#growth-businessName)');
const send = (page: Page) => form(page).locator('button[type="submit"]');
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, title: string) => page.locator(`[aria-labelledby="${title}"]`);

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

test('the business growth analyzer is shown at /business-growth [GROWTH-01]', async ({ page }) => {
  const words = await readWords('en');

  const response = await page.goto('/business-growth');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(form(page)).toBeVisible();
});

for (const locale of ['en', 'fa'] as const) {
  test(`an analysis in ${locale} shows the position of a business and what to do, readable in both themes [A11Y-01]`, async ({
    page,
  }) => {
    const words = await readWords(locale);
    await page.goto(localePath(locale, '/business-growth'));
    await fillIn(page, { website: target.url, currentRating: '4.3', reviewCount: '18' });

    await send(page).click();

    await expect(headline(page)).toBeFocused();
    await expect(headline(page)).toContainText('Ferry Road Autos');
    await expect(headline(page)).toContainText(words.result.positions.competitor);
    await expect(part(page, 'growth-title').locator('dl > div')).toHaveCount(4);
    for (const score of [
      'customerSatisfaction',
      'digitalPresence',
      'competitiveness',
      'growthReadiness',
    ] as const)
      await expect(part(page, 'growth-scores-title')).toContainText(words.result[`${score}Score`]);
    expect(target.asked).toContain('GET /');
    const formula = part(page, 'growth-recommendations-title').locator('details').first();
    await expect(formula.locator('p')).toBeHidden();
    await formula.locator('summary').click();
    await expect(formula.locator('p')).toBeVisible();
    expect(await faultsInBothThemes(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: words.result.another }).click();
    await expect(page.locator('#growth-businessName')).toHaveValue('');
    await expect(page.locator('#growth-businessName')).toBeFocused();
  });
}

test('what nobody knows reads as not found', async ({ page }) => {
  const words = await readWords('en');
  await page.goto('/business-growth');
  await fillIn(page);

  await send(page).click();

  await expect(headline(page)).toContainText(words.result.positions.unknown);
  const readings = part(page, 'growth-title').locator('dl');
  await expect(readings.getByText(words.result.notFound, { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: words.result.help }).click();
  await expect(page).toHaveURL(/\/contact\?attachment=[\w-]{22}$/);
  await expect(page.getByRole('region', { name: /^Growth analysis of / })).toBeVisible();
});

test('an empty form is stopped at its first field', async ({ page }) => {
  await page.goto('/business-growth');

  await send(page).click();

  await expect(page.locator('#growth-businessName')).toBeFocused();
  await expect(part(page, 'growth-actions-title')).toHaveCount(0);
});

test('without a connection the analysis says that it failed, and keeps what was typed', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Analysis failed/);
  const words = await readWords('en');
  await page.goto('/business-growth');
  await fillIn(page);
  await untilHydrated(page);
  await context.setOffline(true);

  await send(page).click();

  await expect(form(page).getByRole('status')).toContainText(words.form.failedText);
  await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
    words.form.failed,
  );
  await expect(page.locator('#growth-suburb')).toHaveValue('Southport');
});

test('on a phone the figures of the chosen trade are the first card', { tag: '@phone' }, async ({ page }) => {
  const words = await readWords('en');
  await page.goto('/business-growth');
  const rows = part(page, 'growth-ledger-caption').locator('tbody tr');
  const first = async () => {
    const cards = await rows.evaluateAll((all) =>
      all.map((row) => ({
        start: row.getBoundingClientRect().left,
        name: row.querySelector('th')?.textContent,
      })),
    );
    return cards.toSorted((a, b) => a.start - b.start)[0]?.name;
  };

  await page.locator('#growth-category').selectOption('cafe');
  await expect.poll(first).toBe(words.categories.cafe);

  await page.locator('#growth-category').selectOption('fitness');
  await expect.poll(first).toBe(words.categories.fitness);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself, and leads to the phone and the contact page', async ({ page }) => {
    await page.goto('/business-growth');

    await expect(part(page, 'growth-title').locator('noscript a[href^="tel:"]')).toBeVisible();
    await expect(part(page, 'growth-title').locator('noscript a[href="/contact"]')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(part(page, 'growth-ledger-caption').locator('tbody tr')).toHaveCount(12);
  });
});

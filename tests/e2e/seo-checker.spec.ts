import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type checkerWords from '@/messages/en/seo-checker.json';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { sends, startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

async function readWords(locale: Locale): Promise<typeof checkerWords> {
  const file = (code: Locale) => path.resolve(import.meta.dirname, `../../messages/${code}/seo-checker.json`);
  return JSON.parse(await readFile(file(locale), 'utf8'));
}

const parts = (page: Page) => ({
  field: page.locator('#check-url'),
  button: page.locator('form:has(#check-url) button'),
  report: page.getByRole('article').filter({ has: page.locator('#report-title') }),
  headline: page.locator('#report-title'),
});

async function check(page: Page, url: string) {
  const { field, button } = parts(page);
  await field.fill(url);
  await expect(button).toBeEnabled();
  await button.click();
}

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

test('the SEO checker is shown at /seo-checker [SEOCHK-01]', async ({ page }) => {
  const words = await readWords('en');

  const response = await page.goto('/seo-checker');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page.getByRole('article')).toHaveCount(3);
});

// Together these two cover both directions and both themes.
for (const { locale, theme } of [
  { locale: 'en', theme: 'light' },
  { locale: 'fa', theme: 'dark' },
] as const) {
  test(`a website is checked in ${locale} in the ${theme} theme, accessibly`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(localePath(locale, '/seo-checker'));
    const { headline, report } = parts(page);

    await check(page, target.url);

    await expect(headline).toBeFocused();
    const preview = report
      .locator('[aria-labelledby="previews-title"]')
      .getByText('Hot water repairs in Southport, same day', { exact: true });
    await expect(report.locator('[data-part="score"]')).toHaveText(/^[\d۰-۹]{1,3}$/);
    await expect(preview.first()).toBeVisible();
    expect(target.asked[0]).toBe('GET /');
    await expect(page).toHaveURL(/\?url=/);
    expect(await accessFaults(page, 'main')).toEqual([]);
  });
}

test('a page that answers 404 has a result, not an example', async ({ page }) => {
  const words = await readWords('en');
  target.page = sends(404, 'Not here');
  await page.goto('/seo-checker');

  await check(page, target.url);

  await expect(parts(page).headline).toHaveText('This address shows no page.');
  await expect(page.getByText(words.demo.badge)).toHaveCount(0);
});

test('the result wraps at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/seo-checker');

  await check(page, target.url);

  await expect(parts(page).headline).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a server that doesn’t answer leads to the badged example with the reason', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const words = await readWords('en');
  const gone = await startTargetSite();
  await gone.stop();
  await page.goto('/seo-checker');

  await check(page, gone.url);

  await expect(parts(page).headline).toHaveText(words.demo.title);
  await expect(page.getByText(words.demo.badge)).toBeVisible();
  await expect(page.locator('[data-part="score"]')).toHaveText('75');
  await expect(page.getByText(/^Why: /)).toBeVisible();
});

test('without a connection the checker says so, and a retry works', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const words = await readWords('en');
  await page.goto('/seo-checker');
  // The checker is loaded before the connection is cut.
  await page.locator('#check-url').fill(target.url);
  await expect(page.locator('form:has(#check-url) button')).toBeEnabled();
  await untilHydrated(page);
  await context.setOffline(true);
  await check(page, target.url);
  await expect(parts(page).headline).toHaveText(words.network.title);
  await expect(page.locator('[data-part="score"]')).toHaveText('0');

  await context.setOffline(false);
  await page.getByRole('button', { name: words.network.again }).click();

  await expect(page.locator('[data-band] dl')).toBeVisible();
});

test('an address inside our own network is refused at the form', async ({ page, allowProblem }) => {
  allowProblem(/status of 422/);
  await page.goto('/seo-checker');

  await check(page, 'http://169.254.169.254/latest/meta-data/');

  const { field, report } = parts(page);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#check-fault')).not.toBeEmpty();
  await expect(report).toHaveCount(0);
});

test('the button on the home page checks: progress and result come without another press', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#strip-url').fill(target.url);
  await page.locator('form:has(#strip-url) button').click();
  await expect(page).toHaveURL(/\/seo-checker\?url=/);
  await expect(parts(page).headline).toBeVisible();
  // The result is restored without a new check; a reload and Back fill in the address.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(parts(page).field).toHaveValue(target.url);
  await untilHydrated(page);
  expect(asked).not.toContain('/api/seo-analysis');
});

for (const referer of [undefined, 'https://elsewhere.example/']) {
  test(`an address that comes ${referer ? 'from another website' : 'without a referrer'} runs nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/seo-checker?url=${encodeURIComponent(target.url)}`, { referer });
    await untilHydrated(page);
    await expect(parts(page).field).toHaveValue(target.url);
    await expect(parts(page).button).toBeEnabled();
    expect(asked).not.toContain('/api/seo-analysis');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip on the home page carries the address to the checker, which points to the audit', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('#strip-url').fill('shop.example');
    await page.locator('form:has(#strip-url) button').click();

    await expect(page).toHaveURL(/\/seo-checker\?url=shop\.example$/);
    await expect(page.locator('section:has(#check-title) a[href="/seo-audit"]')).toBeVisible();
  });
});

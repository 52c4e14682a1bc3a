import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type auditWords from '@/messages/en/seo-audit.json';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

async function readWords(locale: Locale): Promise<typeof auditWords> {
  const file = path.resolve(import.meta.dirname, `../../messages/${locale}/seo-audit.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}

async function fillIn(page: Page, url: string) {
  await page.locator('#audit-url').fill(url);
  await page.locator('#audit-businessName').fill('Hot Water Southport');
  await page.locator('#audit-email').fill(`owner-${randomUUID()}@shop.example`);
}

const send = (page: Page) => page.locator('form[action="/api/seo-audit"] button');
const headline = (page: Page) => page.locator('#report-title');

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

test('the free SEO audit is shown at /seo-audit [AUDIT-01]', async ({ page }) => {
  const words = await readWords('en');

  const response = await page.goto('/seo-audit');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
});

// Together these two cover both directions and both widths.
for (const { locale, tag } of [
  { locale: 'en', tag: '@phone' },
  { locale: 'fa', tag: '@desktop' },
] as const) {
  test(`an audit in ${locale} ends in a report under a private link, readable in both themes [A11Y-01]`, {
    tag,
  }, async ({ page }) => {
    await page.goto(localePath(locale, '/seo-audit'));
    await fillIn(page, target.url);

    await send(page).click();

    await expect(headline(page)).toBeFocused();
    await expect(
      page.getByRole('article').locator('section:has(> div [role="progressbar"])').first().locator('> div'),
    ).toHaveCount(4);
    const link = page.getByRole('article').locator('a[href*="/reports/"]');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/reports/')}[\\w-]{22}$`));
    await expect(page.locator('h1#report-title')).toBeVisible();
    expect(await faultsInBothThemes(page, 'main')).toEqual([]);
  });
}

test('an empty field is reported by a toast, and nothing is sent', async ({ page }) => {
  const words = await readWords('en');
  await page.goto('/seo-audit');
  await page.locator('#audit-url').fill('shop.example');

  await send(page).click();

  await expect(page.locator('[data-part="toast"]')).toContainText(words.form.missing);
  await expect(page.locator('[data-part="toast"]')).toContainText(words.form.missingText);
  expect(target.asked).toEqual([]);
});

test('a website that can’t be read is reported by a toast and at the form', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422|SendError/);
  const words = await readWords('en');
  const gone = await startTargetSite();
  await gone.stop();
  await page.goto('/seo-audit');
  await fillIn(page, gone.url);

  await send(page).click();

  await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
    words.form.failed,
  );
  await expect(page.locator('form [role="status"]')).toBeVisible();
  await expect(page.locator('#audit-url')).toHaveValue(gone.url);
});

test('without a connection the audit says that it failed', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const words = await readWords('en');
  await page.goto('/seo-audit');
  await fillIn(page, target.url);
  await untilHydrated(page);
  await context.setOffline(true);

  await send(page).click();

  await expect(page.locator('form [role="status"]')).toContainText(words.form.failedText);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'fa'] as const) {
    test(`the form posts in ${locale} and comes back by a 303 to the report [AUDIT-20]`, async ({ page }) => {
      await page.goto(localePath(locale, '/seo-audit'));
      await fillIn(page, target.url);

      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page).click();

      expect((await answered).status()).toBe(303);
      await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/reports/')}[\\w-]{22}$`));
      await expect(page.locator('[data-part="score"]')).toBeVisible();
      await expect(page.locator('[data-band] dd')).toHaveCount(3);
    });
  }

  test('a refused form says so, and that nothing is lost', async ({ page }) => {
    const words = await readWords('en');
    await page.goto('/seo-audit');
    await fillIn(page, 'http://10.0.0.1/');

    await send(page).click();

    await expect(page).toHaveURL(/\/seo-audit#not-(sent|read)$/);
    await expect(page.locator(':target')).toContainText(words.form.failed);
  });

  test('the report prints as ink on paper, without the site around it [AUDIT-19]', async ({ page }) => {
    await page.goto('/seo-audit');
    await fillIn(page, target.url);
    await send(page).click();
    await expect(page).toHaveURL(/\/reports\//);

    const print = page.getByRole('button', { name: 'Print' });
    const footer = page.locator('footer').last();
    await expect(print).toBeVisible();
    await expect(footer).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    await expect(print).toBeHidden();
    await expect(footer).toBeHidden();
    await expect(page.locator('[data-part="score"]')).toBeVisible();
    await expect(page.locator('[data-band]')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('[aria-labelledby="findings-title"]')).toBeVisible();
  });
});

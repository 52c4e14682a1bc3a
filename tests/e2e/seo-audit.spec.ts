import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

async function fillIn(page: Page, url: string) {
  await page.locator('#audit-url').fill(url);
  await page.locator('#audit-businessName').fill('Hot Water Southport');
  await page.locator('#audit-email').fill(`owner-${randomUUID()}@shop.example`);
}

/** Runs in the page: whether the element's corners are in view and nothing lies over them. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

const failed = 'بررسی انجام نشد';
const failedText = 'سایتتان را نتوانستیم بررسی کنیم. لطفاً دوباره امتحان کنید.';

const send = (page: Page) => page.locator('form[action="/api/seo-audit"] button');
const headline = (page: Page) => page.locator('#report-title');
const reportIn = (locale: Locale) => new RegExp(`${localePath(locale, '/reports/')}[\\w-]{22}$`);

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

// Together these two cover both directions, both widths and both themes.
for (const { locale, theme, tag, title, heading } of [
  {
    locale: 'en',
    theme: 'light',
    tag: '@phone',
    title: /^Free SEO audit of your/,
    heading: 'Free SEO audit',
  },
  { locale: 'fa', theme: 'dark', tag: '@desktop', title: /^بررسی رایگان سئوی/, heading: 'بررسی رایگان سئو' },
] as const) {
  test(`/seo-audit in ${locale} shows the free SEO audit, which ends in a report under a private link, readable in the ${theme} theme [AUDIT-01] [A11Y-01]`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const response = await page.goto(localePath(locale, '/seo-audit'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await fillIn(page, target.url);

    await send(page).click();

    await expect(headline(page)).toBeFocused();
    // Not under the header, which comes back when the shorter page scrolls up.
    await expect.poll(() => headline(page).evaluate(isUncovered)).toBe(true);
    await expect(
      page.getByRole('article').locator('section:has(> div [role="meter"])').first().locator('> div'),
    ).toHaveCount(4);
    const link = page.getByRole('article').locator('a[href*="/reports/"]');
    await link.click();
    await expect(page).toHaveURL(reportIn(locale));
    await expect(page.locator('h1#report-title')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
    expect(await accessFaults(page, 'main')).toEqual([]);
  });
}

test('an audit that can’t be made says why by a toast and at the form, which keeps what was typed', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/status of (422|500)|ERR_INTERNET_DISCONNECTED|Failed to fetch|SendError/);
  const toast = (text: string) =>
    page.locator('[data-part="toast"][data-variant="destructive"]', { hasText: text });
  const status = page.locator('form [role="status"]');
  const gone = await startTargetSite();
  await gone.stop();
  await page.goto('/fa/seo-audit');
  await untilHydrated(page);

  await test.step('no connection', async () => {
    // First of all, so that nothing but the page itself is loaded when the connection is cut.
    await fillIn(page, target.url);
    await context.setOffline(true);
    await send(page).click();
    await expect(toast(failedText)).toContainText(failed);
    await expect(status).toContainText(failedText);
    await context.setOffline(false);
  });

  await test.step('an empty field, and nothing is sent', async () => {
    await page.locator('#audit-businessName').fill('');
    await send(page).click();
    await expect(toast('اطلاعات ناقص است')).toContainText('همهٔ کادرها را پر کنید');
    expect(target.asked).toEqual([]);
  });

  await test.step('a website that can’t be read, in the server’s words', async () => {
    await fillIn(page, gone.url);
    await send(page).click();
    const reason = toast(failed).locator('p');
    await expect(reason).toHaveText(/[\u0600-\u06ff]/);
    await expect(reason).not.toHaveText(failedText);
    await expect(status).toContainText((await reason.textContent()) ?? 'none');
    await expect(page.locator('#audit-url')).toHaveValue(gone.url);
    await expect(page.locator('#audit-email')).toHaveValue(/@shop\.example$/);
  });

  await test.step('an answer without words, in our own', async () => {
    await page.route('**/api/seo-audit', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await send(page).click();
    await expect(toast(failedText)).toContainText(failed);
    await expect(status).toContainText(failedText);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and comes back by a 303 to the report, which runs again, and prints as ink on paper without the site around it [AUDIT-20] [AUDIT-19]', async ({
    page,
  }) => {
    await page.goto('/seo-audit');
    await fillIn(page, target.url);

    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page).click();

    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL(reportIn('en'));
    await expect(page.locator('h1#report-title')).toBeVisible();
    await expect(page.locator('[data-part="score"]')).toBeVisible();
    await expect(page.locator('[data-band] dd')).toHaveCount(4);

    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'Since the last run' })).toBeVisible();

    const print = page.getByRole('button', { name: 'Print' });
    const footer = page.locator('footer').last();
    await expect(print).toBeVisible();
    await expect(footer).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    await expect(print).toBeHidden();
    await expect(footer).toBeHidden();
    await expect(page.locator('[data-part="score"]')).toBeVisible();
    await expect(page.locator('[data-band]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#repairs table')).toBeVisible();
  });

  test('a refused form says so in the language of its page, and that nothing is lost', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/422/);
    await page.goto('/fa/seo-audit');
    await fillIn(page, 'http://10.0.0.1/');

    await send(page).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    await expect(page.getByRole('alert')).toContainText('نوشته‌هایتان همین‌جاست');
    const address = page.getByRole('textbox', { name: 'نشانی سایت' });
    await expect(address).toHaveValue('http://10.0.0.1/');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
  });
});

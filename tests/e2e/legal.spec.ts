import { dayFormat } from '@/lib/i18n/format-day';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { readPage } from '../support/read-page';

test('/privacy-policy shows the privacy policy [LEGAL-01]', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.locator('#information-collected')).toBeVisible();
});

test('the privacy policy is dated today in Brisbane, in the language of the page, wherever the visitor is [LEGAL-03]', async ({
  browser,
}) => {
  test.slow();
  // Half past midnight in Brisbane, long after any build; still the day before in Los Angeles.
  const moment = new Date('2031-03-04T14:30:00Z');
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  for (const code of localeCodes) {
    await page.goto(localePath(code, '/privacy-policy'));
    const date = page.locator('main time');
    await expect(date).toHaveAttribute('datetime', '2031-03-05');
    await expect(date).toHaveText(dayFormat(locales[code].hrefLang, 'Australia/Brisbane').format(moment));
  }
  await context.close();
});

test('without a script the date is that of the build', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  await context.close();
});

test('the privacy policy opens at its top, from the foot of another page and by reload [LEGAL-04]', async ({
  page,
}) => {
  await page.goto('/contact');
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.scrollIntoViewIfNeeded();
  expect(await scrollTop()).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInViewport();
  await expect.poll(scrollTop).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.reload();
  await expect.poll(scrollTop).toBe(0);
});

test('its list of contents and its address lead to a section', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { level: 2, name: /Cookies$/ })).toBeInViewport();

  await page.goto('/contact');
  await page.goto('/privacy-policy#rights');
  await expect(page.getByRole('heading', { level: 2, name: /Your rights$/ })).toBeInViewport();
});

test('its section on cookies opens the preferences', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.locator('#cookies').getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

for (const address of ['/terms', '/terms-of-service', '/de/terms', '/de/terms-of-service']) {
  test(`${address} shows the terms of service, and /terms is its canonical address`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    const { headings, links, html } = readPage(await response.text());
    expect(headings).toHaveLength(1);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main.match(/<section [^>]*\bid="/g)).toHaveLength(10);
    expect(/<section [^>]*\bid="contact"[\s\S]*?<\/section>/.exec(main)?.[0]).toContain(
      'Cornerpiece Pty Ltd',
    );
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? '';
    expect(new URL(canonical).pathname).toBe(address.replace('-of-service', ''));
  });
}

test('/terms shows the terms of service, and /terms-of-service the same text [LEGAL-06, LEGAL-07]', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  const words = await page.locator('main').textContent();
  expect(words).toContain('AUD');
  await page.goto('/terms-of-service');
  expect(await page.locator('main').textContent()).toBe(words);
});

test('a visitor who chose Persian is led on from the second address too', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fa', url: baseURL ?? '' }]);
  await page.goto('/terms-of-service');
  await expect(page).toHaveURL('/fa/terms-of-service');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the privacy policy prints without the contents sign', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.locator('#information-collected')).toBeVisible();
});

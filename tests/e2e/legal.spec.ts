import { dayFormat } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { readPage } from '../support/read-page';

const mainPart = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

// navigation.spec.ts proves that the privacy policy opens at its top.

test('/privacy-policy shows the privacy policy, at the section that the address names, with contents that lead to a section and are not printed, and opens the cookie preferences [LEGAL-01]', async ({
  page,
}) => {
  await page.goto('/privacy-policy#rights');
  await expect(page.getByRole('heading', { level: 2, name: /Your rights$/ })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { level: 2, name: /Cookies$/ })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(page.locator('#information-collected')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(contents).toBeVisible();

  await page.locator('#cookies').getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

test.describe('half past midnight in Brisbane, the day before in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the privacy policy is dated today in Brisbane, in the language of the page, wherever the visitor is [LEGAL-03]', async ({
    page,
  }) => {
    // Long after any build.
    const moment = new Date('2031-03-04T14:30:00Z');
    await page.clock.setFixedTime(moment);
    // Persian has a calendar and figures of its own; the other languages differ from English in words alone.
    for (const code of ['en', 'fa'] as const) {
      await page.goto(localePath(code, '/privacy-policy'));
      const date = page.locator('main time');
      await expect(date).toHaveAttribute('datetime', '2031-03-05');
      await expect(date).toHaveText(dayFormat(locales[code].hrefLang, 'Australia/Brisbane').format(moment));
    }
  });
});

test('without a script the date is that of the build', async ({ request }) => {
  const html = await (await request.get('/privacy-policy')).text();
  expect(html).toMatch(/<main[\s\S]*<time dateTime="\d{4}-\d{2}-\d{2}"[\s\S]*<\/main>/i);
});

for (const address of ['/terms', '/terms-of-service', '/de/terms', '/de/terms-of-service']) {
  test(`${address} shows the terms of service, and /terms is its canonical address`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    const { headings, links, html } = readPage(await response.text());
    expect(headings).toHaveLength(1);
    const main = mainPart(html);
    expect(main.match(/<section [^>]*\bid="/g)).toHaveLength(10);
    expect(/<section [^>]*\bid="contact"[\s\S]*?<\/section>/.exec(main)?.[0]).toContain(
      'Cornerpiece Pty Ltd',
    );
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? '';
    expect(new URL(canonical).pathname).toBe(address.replace('-of-service', ''));
  });
}

test('/terms shows the terms of service, and /terms-of-service the same text [LEGAL-06, LEGAL-07]', async ({
  request,
}) => {
  const terms = readPage(mainPart(await (await request.get('/terms')).text()));
  expect(terms.headings).toEqual(['Terms of service']);
  expect(terms.text).toContain('AUD');
  const second = readPage(mainPart(await (await request.get('/terms-of-service')).text()));
  expect(second.text).toBe(terms.text);
});

test('a visitor who chose Persian is led on from the second address too', async ({ request }) => {
  const response = await request.get('/terms-of-service', { headers: { Cookie: 'NEXT_LOCALE=fa' } });
  expect(new URL(response.url()).pathname).toBe('/fa/terms-of-service');
  expect(await response.text()).toMatch(/<html [^>]*dir="rtl"/);
});

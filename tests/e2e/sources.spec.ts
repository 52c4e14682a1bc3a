import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { enquiry, fillIn, formOn } from '../support/contact-journey';
import { openFootLink } from '../support/foot-links';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

const campaign = new URLSearchParams({
  utm_source: 'spring-mail',
  utm_medium: 'email',
  utm_campaign: 'Winter – 20% off, web & SEO [Brand]',
});

// The main way: home with its answer, the checker, “Have us fix it”, an enquiry.
for (const locale of localeCodes) {
  test(`the main way in ${locale} tells staff of the campaign that began it`, async ({ page, context }) => {
    const home = localePath(locale, '/');
    await page.goto(`${home}?${campaign}`, { referer: 'https://news.coastpaper.example/' });
    await page.locator('#analyser-url').fill(target.url);
    await page.locator('#analyser-url').press('Enter');
    await page.locator('main a[href*="/seo-checker?url="]').click();
    await expect(page.locator('#report-title')).toBeFocused();
    await page
      .locator(`main a[href^="${localePath(locale, '/contact')}"]`)
      .first()
      .click();

    const form = formOn(page);
    await fillIn(form, enquiry('Please fix what it says.'));
    const posted = page.waitForRequest('**/api/contact');
    await form.send.click();

    expect((await posted).postDataJSON()).toMatchObject({
      first_page: home,
      referrer: 'news.coastpaper.example',
      ...Object.fromEntries(campaign),
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'spring-mail',
    );
    expect(JSON.stringify(await context.cookies())).not.toContain('spring-mail');
  });
}

test('a reload of a later page, and a language redirect, keep what brought the visitor', async ({ page }) => {
  await page.goto(`/?${campaign}`, { referer: 'https://news.coastpaper.example/' });
  await untilHydrated(page);
  await (await openFootLink(page, 'Contact')).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await untilHydrated(page);
  const form = formOn(page);
  await fillIn(form, enquiry('Hello.'));
  const posted = page.waitForRequest('**/api/contact');
  await form.send.click();
  expect((await posted).postDataJSON()).toMatchObject({ first_page: '/', utm_source: 'spring-mail' });

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto(`/contact?${campaign}`, { referer: 'https://news.coastpaper.example/' });
  await expect(page).toHaveURL(/\/de\/contact/);
  await fillIn(form, enquiry('Hallo.'));
  const again = page.waitForRequest('**/api/contact');
  await form.send.click();
  expect((await again).postDataJSON()).toMatchObject({ first_page: '/contact', utm_source: 'spring-mail' });
});

test('a choice about cookies outlives an emptied storage', async ({ page, context }) => {
  await page.goto('/about');
  await context.addCookies([
    { name: 'cookie-consent', value: 'necessary.marketing', url: page.url(), sameSite: 'Lax' },
  ]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cookie-consent')))
    .toBe('{"necessary":true,"analytics":false,"marketing":true}');
  await expect(page.locator('[data-part="cookie-panel"]')).toBeHidden();
});

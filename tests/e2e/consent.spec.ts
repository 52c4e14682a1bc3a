import words from '@/messages/en/consent.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

const oneYearSeconds = 31_536_000;

test('before a choice nothing is measured, sent or kept [COOKIE-18]', async ({ page, context, baseURL }) => {
  const suspicious: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === baseURL && !/metrics|personalization|track/.test(pathname);
    if (!isOurs || request.method() !== 'GET') suspicious.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(banner).toBeVisible();

  expect(suspicious).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await stored(page)).toBeNull();
  expect(await page.evaluate(() => [globalThis.analyticsEnabled, globalThis.gtag])).toEqual([
    false,
    undefined,
  ]);
});

test('Accept All holds for later visits, and the server can read it', async ({ page, context }) => {
  await page.goto('/faq');
  const { banner, acceptAll } = consentOn(page);
  await acceptAll.click();
  await expect(banner).toBeHidden();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    necessary: true,
    analytics: true,
    marketing: true,
  });

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: 'cookie-consent',
    value: 'necessary.analytics.marketing',
    path: '/',
    sameSite: 'Lax',
  });
  const lastsSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lastsSeconds - oneYearSeconds)).toBeLessThan(60);

  await page.reload();
  await expect.poll(() => page.evaluate(() => globalThis.analyticsEnabled)).toBe(true);
  await expect(banner).toBeHidden();
});

test('the dialog is fetched when it is first asked for, shows the defaults, and saves', async ({ page }) => {
  await page.goto('/faq');
  const consent = consentOn(page);
  await expect(consent.banner).toBeVisible();
  const fetched = page.waitForRequest((request) => request.resourceType() === 'script');
  await consent.manage.click();
  await fetched;
  await expect(consent.necessary).toBeChecked();
  await expect(consent.necessary).toBeDisabled();
  await expect(consent.analytics).toBeChecked();
  await expect(consent.marketing).not.toBeChecked();

  await consent.analytics.uncheck();
  await consent.save.click();
  await expect(consent.dialog).toBeHidden();
  await expect(consent.banner).toBeHidden();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
  });
});

test('Cancel keeps nothing, and a click beside the dialog is a Cancel', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  const consent = consentOn(page);
  await consent.manage.click();
  await consent.marketing.check();
  await consent.cancel.click();
  await expect(consent.dialog).toBeHidden();
  await consent.manage.click();
  await expect(consent.marketing).not.toBeChecked();
  // The dialog listens for clicks beside it a moment after it has appeared.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(consent.dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(consent.banner).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(await context.cookies()).toEqual([]);
});

test('the button at the foot opens the dialog again, as it was saved', async ({ page }) => {
  await page.goto('/faq');
  const consent = consentOn(page);
  await consent.acceptAll.click();
  await expect(consent.banner).toBeHidden();
  const reopen = page.getByRole('contentinfo').getByRole('button', { name: words.reopen });
  await reopen.click();
  await expect(consent.marketing).toBeChecked();
  await consent.marketing.uncheck();
  await consent.save.click();
  await expect(consent.dialog).toBeHidden();
  await expect(reopen).toBeFocused();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
  });
});

test('damaged preferences show the banner and no error', async ({ page, allowProblem }) => {
  allowProblem(/stored cookie preferences are damaged/);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', '{"analytics":'));
  await page.goto('/faq');
  await expect(consentOn(page).banner).toBeVisible();
});

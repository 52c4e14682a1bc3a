import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';
import { openFootLink } from '../support/foot-links';
import { holdScripts } from '../support/hold-scripts';
import { hasPageSteps } from '../support/page-steps';
import { untilHydrated } from '../support/until-hydrated';

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
  await (await openFootLink(page, 'Contact')).click();
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

test('Accept All replaces damaged preferences, holds for later visits, can be read by the server, and is changed at the foot of the page', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/stored cookie preferences are damaged/);
  await page.addInitScript(() => {
    if (!localStorage.getItem('cookie-consent')) localStorage.setItem('cookie-consent', '{"analytics":');
  });
  const release = await holdScripts(page);
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  const consent = consentOn(page);
  // The banner waits for the page to load, which Next's own script elements would delay.
  if (!hasPageSteps) release();
  // The banner waits for no script file, and the choice for none to be made.
  await consent.acceptAll.click();
  release();
  await expect(consent.banner).toBeHidden();
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
  await expect(consent.banner).toBeHidden();

  const reopen = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });
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

test('the dialog is fetched when it is first asked for, shows the defaults, and keeps nothing after Cancel or a click beside it', {
  tag: '@both',
}, async ({ page, context }) => {
  await page.goto('/privacy-policy');
  const consent = consentOn(page);
  await expect(consent.banner).toBeVisible();
  await untilHydrated(page);
  const fetched = page.waitForRequest((request) => request.resourceType() === 'script');
  await consent.manage.click();
  await fetched;
  await expect(consent.necessary).toBeChecked();
  await expect(consent.necessary).toBeDisabled();
  await expect(consent.analytics).toBeChecked();
  await expect(consent.marketing).not.toBeChecked();

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

import type { Locator } from '@playwright/test';
import words from '@/messages/en/consent.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

const oneYearSeconds = 31_536_000;

test('the banner is at the bottom of the screen and covers no button of the page [COOKIE-02]', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  await expect(banner).toHaveCSS('position', 'fixed');
  await expect(banner).toHaveCSS('transform', 'none');

  const height = page.viewportSize()?.height ?? 0;
  const box = await banner.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  expect(box?.height).toBeLessThan(height / 5);
});

/** Pages whose first screen has a button to press, and that button. */
const mainButtons = {
  '/': 'Check SEO',
  '/seo-checker': 'Check SEO',
  '/seo-audit': 'Get My Free SEO Audit',
};

const screens = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [320, 640],
] as const;

for (const [path, name] of Object.entries(mainButtons)) {
  test(`the main button of ${path} can be pressed on every screen while the banner is there`, async ({
    page,
  }) => {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      await expect(consentOn(page).banner).toBeVisible();
      expect(await isCovered(button), `at ${width} × ${height}`).toBe(false);
      // Further down the page, buttons are scrolled above the banner first.
      await button.focus();
      await expect.poll(() => isCovered(button), `focused at ${width} × ${height}`).toBe(false);
    }
  });
}

/** Whether the centre of a visible button is covered. */
function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && !element.contains(top);
  });
}

test('nothing on the page moves when the banner appears', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(consentOn(page).banner).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

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
  await page.mouse.click(5, 5);
  await expect(consent.dialog).toBeHidden();
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

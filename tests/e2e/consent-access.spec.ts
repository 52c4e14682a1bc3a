import type { Locator, Page } from '@playwright/test';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { consentOn, stored } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

/** The elements focused by pressing Tab through a page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not get there.');
}

test('banner and dialog can be used with the keyboard alone [A11Y-02]', async ({ page }) => {
  await page.goto('/');
  const consent = consentOn(page);
  await expect(consent.banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  await tabTo(page, consent.manage);
  await page.keyboard.press('Enter');
  await expect(consent.dialog).toBeVisible();
  await expect(consent.close).toBeFocused();
  for (const next of [consent.analytics, consent.marketing, consent.cancel, consent.save, consent.close]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(consent.dialog).toBeHidden();
  await expect(consent.manage).toBeFocused();

  await page.keyboard.press('Space');
  await expect(consent.close).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(consent.analytics).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(consent.dialog).toBeHidden();
  await expect(consent.banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
  });
});

test('what the keyboard reaches below the banner scrolls clear of it', async ({ page }) => {
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  const top = (await banner.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await last.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(top);
});

test('what gets the focus before the lower sections have their size is scrolled into view', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('the banner does not appear between a press and its release', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const { banner } = consentOn(page);
  await page.mouse.move(400, 500);
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await expect(banner).toBeHidden();
  await page.mouse.up();
  await page.clock.runFor(200);
  await expect(banner).toBeVisible();
});

test('under reduced motion the banner is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(consentOn(page).banner).toHaveCSS('animation-duration', '0s');
});

// Together these cover both directions, both themes, and both states in which analytics begins.
for (const { address, theme } of [
  { address: '/', theme: 'light' },
  { address: '/fa', theme: 'dark' },
  { address: '/de', theme: 'light' },
]) {
  test(`axe finds nothing wrong with banner and dialog at ${address} in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(address);
    await expect(page.locator('[data-part="cookie-panel"]')).toBeVisible();
    expect(await accessFaults(page, '[data-part="cookie-panel"]')).toEqual([]);

    await page.locator('[data-part="cookie-panel"] button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Only English and the languages outside the European Union may tick analytics in advance.
    await expect(page.locator('input[name="analytics"]')).toBeChecked({ checked: address !== '/de' });
    expect(await accessFaults(page)).toEqual([]);
  });
}

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
  await page.goto('/success');
  const consent = consentOn(page);
  await expect(consent.banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  await tabTo(page, consent.manage);
  await page.keyboard.press('Enter');
  await expect(consent.dialog).toBeVisible();
  await expect(consent.close).toBeFocused();
  for (const next of [
    consent.analytics,
    consent.marketing,
    consent.cancel,
    consent.dialogAcceptAll,
    consent.save,
    consent.close,
  ]) {
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

test('what gets the focus before the lower sections have their size is scrolled into view', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('the banner does not appear between a press and its release', async ({ page }) => {
  await page.clock.install();
  await page.goto('/success');
  const { banner } = consentOn(page);
  await page.mouse.move(400, 500);
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await expect(banner).toBeHidden();
  await page.mouse.up();
  await page.clock.runFor(200);
  await expect(banner).toBeVisible();
});

// Together these cover both directions and both themes.
for (const { address, theme } of [
  { address: '/success', theme: 'light' },
  { address: '/fa/success', theme: 'dark' },
]) {
  test(`banner and dialog at ${address} in the ${theme} theme are there without motion, and axe finds nothing wrong with them`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(address);
    const banner = page.locator('[data-part="cookie-panel"]');
    await expect(banner).toBeVisible();
    await expect(banner).toHaveCSS('animation-duration', '0s');
    expect(await accessFaults(page, '[data-part="cookie-panel"]')).toEqual([]);

    await banner.getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}

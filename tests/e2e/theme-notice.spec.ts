import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

/** A page in mode auto, one second before it turns dark. */
async function openBeforeDusk(page: Page) {
  await page.addInitScript(() => localStorage.setItem('theme', 'auto'));
  await page.clock.install({ time: new Date(2026, 10, 20, 18, 59, 50) });
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: 'Theme: Auto' })).toBeAttached();
  await page.clock.pauseAt(new Date(2026, 10, 20, 18, 59, 59));
  await expect(page.locator('html')).toHaveClass('light');
}

test('when auto turns the page dark it says so for 2 seconds [THEME-08, THEME-09]', async ({ page }) => {
  await openBeforeDusk(page);
  const notice = page.getByText('Switched to dark mode');
  await expect(notice).toHaveCount(0);

  await page.clock.runFor(1_000);
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status').filter({ has: notice })).toBeVisible();

  await page.clock.runFor(1_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass('dark');
});

for (const { reducedMotion, duration } of [
  { reducedMotion: 'no-preference', duration: '0.2s' },
  { reducedMotion: 'reduce', duration: '0s' },
] as const) {
  test(`the automatic change moves for ${duration} when the visitor’s wish is "${reducedMotion}" [THEME-15]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openBeforeDusk(page);

    await page.clock.runFor(1_000);

    const notice = page.getByText('Switched to dark mode');
    await expect(notice).toHaveCSS('animation-duration', duration);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
  });
}

test('in Persian the notice is on the screen, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'auto'));
  await page.clock.install({ time: new Date(2026, 10, 20, 18, 59, 50) });
  await page.goto('/fa/faq');
  await page.clock.pauseAt(new Date(2026, 10, 20, 18, 59, 59));
  await expect(page.locator('[data-part="theme-notice"]')).toBeEmpty();
  await page.clock.runFor(1_000);
  await expect(page.locator('[data-part="theme-notice"] p')).toBeInViewport();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

/** A page in mode auto, one second before it turns dark. */
async function openBeforeDusk(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'auto'));
  await page.clock.install({ time: new Date(2026, 10, 20, 18, 59, 50) });
  await page.goto(address);
  await untilHydrated(page);
  await page.clock.pauseAt(new Date(2026, 10, 20, 18, 59, 59));
  await expect(page.locator('html')).toHaveClass('light');
}

test('when auto turns the page dark it says so for 2 seconds, in 0.2 s of motion [THEME-08, THEME-09, THEME-15]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBeforeDusk(page, '/faq');
  const notice = page.getByText('Switched to dark mode');
  await expect(notice).toHaveCount(0);

  await page.clock.runFor(1_000);
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('status').filter({ has: notice })).toBeVisible();
  await expect(notice).toHaveCSS('animation-duration', '0.2s');
  await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');

  await page.clock.runFor(1_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass('dark');
});

test('under reduced motion the notice is there at once, in Persian on the screen, too [THEME-15]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBeforeDusk(page, '/fa/faq');
  await expect(page.locator('[data-part="theme-notice"]')).toBeEmpty();

  await page.clock.runFor(1_000);
  const notice = page.locator('[data-part="theme-notice"] p');
  await expect(notice).toBeInViewport();
  await expect(notice).toHaveCSS('animation-duration', '0s');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
});

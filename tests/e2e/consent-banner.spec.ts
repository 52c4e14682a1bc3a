import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { consentOn } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

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
      await button.evaluate((element) => {
        element.blur();
        scrollTo({ top: 0, behavior: 'instant' });
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

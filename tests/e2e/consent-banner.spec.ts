import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { consentOn } from '../support/consent-parts';

// Every test is a first visit, unlike in other files.
test.use({ storageState: { cookies: [], origins: [] } });

test('the banner comes up at the bottom of the screen, moves nothing on the page, and covers neither its buttons nor what the keyboard reaches [COOKIE-02]', {
  tag: '@both',
}, async ({ page, allowProblem }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Fonts that arrive after the first paint may move text of any part of the page.
  allowProblem(/woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await expect(banner).toHaveCSS('position', 'fixed');
  await expect(banner).toHaveCSS('transform', 'none');
  const height = page.viewportSize()?.height ?? 0;
  const box = await banner.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  expect(box?.height).toBeLessThan(height / 5);

  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  await expect
    .poll(async () => (await last.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(box?.y ?? 0);
});

/** The sum of all layout shifts since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

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

test('the main buttons of the pages that begin with one can be pressed on every screen while the banner is there', async ({
  page,
}) => {
  for (const [path, name] of Object.entries(mainButtons)) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    for (const [width, height] of screens) {
      await test.step(`${path} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await button.evaluate((element) => {
          element.blur();
          scrollTo({ top: 0, behavior: 'instant' });
        });
        await expect(consentOn(page).banner).toBeVisible();
        expect(await isCovered(button)).toBe(false);
        // Further down the page, buttons are scrolled above the banner first.
        await button.focus();
        await expect.poll(() => isCovered(button)).toBe(false);
      });
    }
  }
});

/** Whether the centre of a visible button is covered. */
function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && !element.contains(top);
  });
}

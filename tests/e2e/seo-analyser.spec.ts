import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

const analyser = (page: Page) => page.locator('[aria-labelledby="analyser-title"]');

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

test('the SEO services page is shown at /seo-services [SEOSRV-01]', async ({ page }) => {
  const response = await page.goto('/seo-services');

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(analyser(page)).toBeVisible();
});

for (const locale of ['en', 'fa'] as const) {
  test(`a website is analysed in ${locale} and its score is on a badge`, async ({ page }) => {
    await page.goto(localePath(locale, '/seo-services'));
    await page.locator('#analyser-url').fill(target.url);

    await analyser(page).getByRole('button').click();

    const result = analyser(page).getByRole('status');
    await expect(result.locator('[data-variant]')).toHaveText(/[\d۰-۹]/);
    await result.locator('a').click();
    await expect(page).toHaveURL(/\/seo-checker\?url=/);
    await expect(page.locator('#check-url')).toHaveValue(target.url);
    // The link to the complete result runs the check without another press.
    await expect(page.locator('#report-title')).toBeVisible();
  });
}

test('a refusal is shown in red', async ({ page, allowProblem }) => {
  allowProblem(/status of 422/);
  await page.goto('/seo-services');
  await page.locator('#analyser-url').fill('http://localhost:3000');

  await analyser(page).getByRole('button').click();

  const fault = page.locator('#analyser-fault');
  await expect(fault).toBeVisible();
  const [red, green, blue] = await fault.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [0, 0, 0];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 0, blue ?? 0));
});

test('a network error is shown in red, too', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/seo-services');
  await page.locator('#analyser-url').fill(target.url);
  await untilHydrated(page);
  await context.setOffline(true);

  await analyser(page).getByRole('button').click();

  await expect(page.locator('#analyser-fault')).toBeVisible();
});

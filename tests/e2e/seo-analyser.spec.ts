import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { startTargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

const analyser = (page: Page) => page.locator('[aria-labelledby="analyser-title"]');
const fault = (page: Page) => page.locator('#analyser-fault');

async function analyse(page: Page, url: string) {
  await page.locator('#analyser-url').fill(url);
  await analyser(page).getByRole('button').click();
}

async function expectRed(page: Page) {
  const [red = 0, green = 0, blue = 0] = await fault(page).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
}

// In Persian: tests/components/audit/checker/analyser.test.tsx has the same in English.
test('the analyser of the SEO services page shows failures in red, and a score on a badge that leads to the whole result', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|SendError|status of 422/);
  const target = await startTargetSite();
  await page.goto('/fa/seo-services');
  await untilHydrated(page);

  await test.step('a network error', async () => {
    await context.setOffline(true);
    await analyse(page, target.url);
    await expect(fault(page)).toHaveText(/^به سرورمان نرسیدیم/);
    await expectRed(page);
    await context.setOffline(false);
  });

  await test.step('a refusal, in the server’s words', async () => {
    await analyse(page, 'http://localhost:3000');
    await expect(fault(page)).toHaveText(/^فقط سایت‌های عمومی را در نشانی معمولشان می‌توانیم بسنجیم/);
    await expectRed(page);
  });

  await test.step('the score of a website', async () => {
    await analyse(page, target.url);
    const result = analyser(page);
    await expect(result.locator('[data-variant]')).toHaveText(/[۰-۹]/);
    await expect(result.locator('h3:focus')).toHaveAccessibleDescription(/[۰-۹]/);
    await expect(fault(page)).toHaveCount(0);
    await result.locator('h3 ~ a').click();
    await expect(page).toHaveURL(/\/fa\/seo-checker\?url=/);
    await expect(page.locator('#check-url')).toHaveValue(target.url);
    // The link to the complete result runs the check without another press.
    await expect(page.locator('#report-title')).toBeVisible();
  });
  await target.stop();
});

import { readFileSync } from 'node:fs';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

const buildId = readFileSync('.next/BUILD_ID', 'utf8');

test('a page that was opened before a deployment loads the next one whole', async ({ page }) => {
  await page.goto('/faq');
  await untilHydrated(page);
  // As the next build answers: with an id of its own.
  await page.route(/[?&]_rsc=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(buildId, `other-${buildId}`);
    await route.fulfill({ response, body });
  });
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('banner').getByRole('link', { name: 'Ask for a quote' }).click();
  expect(new URL((await loaded).url()).pathname).toBe('/contact');
  await expect(page).toHaveURL(/\/contact/);
});

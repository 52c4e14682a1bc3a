import { expect, test } from '../support/browser-test';

test('/seo-services shows the SEO services page, whose results page stays inside its frame at 320 px, and Get SEO Audit leads to the contact page [SEOSRV-01]', async ({
  page,
}) => {
  const response = await page.goto('/seo-services');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move up where customers look.');
  await expect(page).toHaveTitle('SEO services on the Gold Coast from $500 a month');

  await page.setViewportSize({ width: 320, height: 640 });
  const figure = await page.getByRole('figure').boundingBox();
  expect(figure?.x).toBeGreaterThanOrEqual(0);
  expect((figure?.x ?? 0) + (figure?.width ?? 999)).toBeLessThanOrEqual(320);

  await page.getByRole('link', { name: 'Get SEO Audit' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions still open', async ({ page }) => {
    await page.goto('/seo-services');
    const answer = page.getByText('No, and nobody honest can.');
    await expect(answer).toBeHidden();
    await page.getByText('Can you promise first place?').click();
    await expect(answer).toBeVisible();
  });
});

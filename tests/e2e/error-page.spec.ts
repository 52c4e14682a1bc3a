import { expect, test } from '../support/browser-test';

test('a page whose code fails says sorry, and works again at a press of the button, with what was typed', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/TypeError|Cannot read properties/);
  // An answer of another form than the page expects.
  await page.route('**/api/seo-analysis', (route) =>
    route.fulfill({ json: { result: { score: 80, issues: [null] } } }),
  );
  await page.goto('/fa/seo-services');
  await page.locator('#analyser-url').fill('https://www.example.com');
  await page.locator('form:has(#analyser-url) button').click();

  const alert = page.locator('main').getByRole('alert');
  const title = alert.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('متأسفیم، مشکلی پیش آمد');
  await expect(title).toBeInViewport();
  await expect(alert.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
  await expect(alert.getByRole('link', { name: 'رفتن به صفحهٔ اصلی' })).toHaveAttribute('href', '/fa');
  await expect(page.getByRole('banner')).toBeVisible();

  await alert.getByRole('button', { name: 'دوباره امتحان کنید' }).click();
  await expect(page.locator('#analyser-url')).toHaveValue('https://www.example.com');
  await expect(alert).toHaveCount(0);
});

test('an English page carries the words that it would say', async ({ request }) => {
  const html = await (await request.get('/seo-services')).text();
  expect(html).toMatch(/data-error-words="[^"]*Sorry, something went wrong/);
});

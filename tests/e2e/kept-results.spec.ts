import { expect, test } from '../support/browser-test';
import { holdScripts } from '../support/hold-scripts';

const done = /: that comes first\.$/;

test('a result survives a reload and Back, is attached to the enquiry, and is shown under its private link', async ({
  page,
}) => {
  await page.goto('/business-growth');
  await page.getByLabel('Business name').fill('Ferry Road Autos');
  await page.getByLabel('Suburb').fill('Southport');
  await page.getByRole('button', { name: 'Check My Business' }).click();
  await expect(page.getByText(done)).toBeVisible();
  // Analytics must not receive the private link.
  await expect(page).toHaveURL(/\/business-growth$/);

  await page.reload();
  await expect(page.getByText(done)).toBeVisible();

  await page.getByRole('link', { name: 'Get Professional Help' }).click();
  await expect(page).toHaveURL(/\/contact\?attachment=[\w-]{22}$/);
  const slip = page.getByRole('region', { name: 'Growth analysis of Ferry Road Autos, Southport' });
  await expect(slip).toBeVisible();
  const link = await slip.getByRole('link', { name: 'Open it' }).getAttribute('href');

  // Before the scripts have come the visitor reads that the result is on its way, not an empty form.
  const release = await holdScripts(page);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Fetching your result…')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeHidden();
  release();
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText('Fetching your result…')).toBeHidden();

  const answer = await page.request.get(link ?? '');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const [heading] = /<h1\b.*?<\/h1>/s.exec(await answer.text()) ?? [];
  expect(heading).toContain('Ferry Road Autos');
});

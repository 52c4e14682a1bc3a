import { packages } from '@/lib/content/growth-packages';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { formOn } from '../support/contact-journey';

const sentence = 'I would like the Professional package for $330 a month. Please tell me how we start.';

// The test of all pages runs axe on the other two pairs of language and theme.
test('/products shows the Packages page, a gear of its dashboard leads to its package, and axe finds nothing wrong in the dark theme [PACK-01]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const response = await page.goto('/products');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Monthly growth packages for small businesses, from $159');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Marketing done for you, from $159 a month.',
  );
  await expect(page.getByRole('article')).toHaveCount(packages.length);
  expect(await accessFaults(page, 'main')).toEqual([]);

  const gears = page.getByRole('navigation', { name: 'Packages and prices, a month' });
  await gears.getByRole('link', { name: 'Ultra' }).click();
  await expect(page).toHaveURL(/#ultra$/);
  await expect(page.getByRole('article', { name: 'Ultra' })).toBeInViewport();
});

test('axe finds nothing wrong with /fa/products in the light theme, and Subscribe Now names the package with its price in Persian figures', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/fa/products');
  expect(await accessFaults(page, 'main')).toEqual([]);

  await page.getByRole('main').locator('a[href$="/contact?package=gold"]').click();
  await expect(page).toHaveURL(/\/fa\/contact\?package=gold$/);
  const form = formOn(page);
  await expect(form.message).toHaveValue(/۸۵۰/);
  await expect(form.service).toHaveValue('other');
});

test('Subscribe Now calls nothing of ours, brings the package to the contact form, and staff learn of it [PACK-09] [PACK-10]', async ({
  page,
}) => {
  await page.goto('/products');
  await page.waitForLoadState('load');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  const card = page.getByRole('article', { name: 'Professional' });
  await card.getByRole('link', { name: 'Subscribe Now' }).click();

  await expect(page).toHaveURL(/\/contact\?package=professional$/);
  const form = formOn(page);
  await expect(form.message).toHaveValue(sentence);
  await expect(form.message).toBeInViewport();
  await expect(form.service).toHaveValue('other');
  expect(calls).toEqual([]);

  await form.name.fill('Deb Kowalski');
  await form.email.fill('deb@nerangcreek.example');
  const posted = page.waitForRequest('**/api/contact');
  await form.send.click();
  expect((await posted).postDataJSON()).toMatchObject({
    message: sentence,
    service: 'other',
    source: 'package:professional',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a package still leads to the contact form, which is plain', async ({ page }) => {
    await page.goto('/products');
    const card = page.getByRole('article', { name: 'Starter' });
    await card.getByRole('link', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL(/\/contact\?package=starter$/);
    await expect(formOn(page).message).toHaveValue('');
  });
});

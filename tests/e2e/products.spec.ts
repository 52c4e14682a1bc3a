import type { Page } from '@playwright/test';
import { packages } from '@/lib/content/packages';
import forms from '@/messages/en/forms.json' with { type: 'json' };
import words from '@/messages/en/products.json' with { type: 'json' };
import persianForms from '@/messages/fa/forms.json' with { type: 'json' };
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';

const sentence = 'I would like the Professional package for $330 a month. Please tell me how we start.';

const field = (page: Page, { labels, optional }: typeof forms) => ({
  name: page.getByLabel(labels.name, { exact: true }),
  email: page.getByLabel(labels.email, { exact: true }),
  message: page.getByLabel(labels.message, { exact: true }),
  service: page.getByLabel(optional.replace('{label}', labels.serviceOfInterest)),
});

test('/products shows the Packages page [PACK-01]', async ({ page }) => {
  const response = await page.goto('/products');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Monthly growth packages for small businesses, from $159');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page.getByRole('article')).toHaveCount(packages.length);
});

test('a gear of the dashboard leads to its package', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  const gears = page.getByRole('navigation', { name: words.hero.gears });
  await gears.getByRole('link', { name: 'Ultra' }).click();
  await expect(page).toHaveURL(/#ultra$/);
  await expect(page.getByRole('article', { name: 'Ultra' })).toBeInViewport();
});

test('Subscribe Now brings the package to the contact form, and staff learn of it [PACK-09]', async ({
  page,
}) => {
  await page.goto('/products');
  const card = page.getByRole('article', { name: 'Professional' });
  await card.getByRole('link', { name: words.packages.subscribe }).click();

  await expect(page).toHaveURL(/\/contact\?package=professional$/);
  const form = field(page, forms);
  await expect(form.message).toHaveValue(sentence);
  await expect(form.message).toBeInViewport();
  await expect(form.service).toHaveValue('other');

  await form.name.fill('Deb Kowalski');
  await form.email.fill('deb@nerangcreek.example');
  const posted = page.waitForRequest('**/api/contact');
  await page.getByRole('main').locator('form').getByRole('button').click();
  expect((await posted).postDataJSON()).toMatchObject({
    message: sentence,
    service: 'other',
    source: 'package:professional',
  });
});

test('subscribing calls nothing of ours [PACK-10]', async ({ page }) => {
  const calls: string[] = [];
  await page.goto('/products');
  await page.waitForLoadState('load');
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  const card = page.getByRole('article', { name: 'Gold' });
  await card.getByRole('link', { name: words.packages.subscribe }).click();
  await expect(page).toHaveURL(/\/contact\?package=gold$/);
  await expect(field(page, forms).message).not.toHaveValue('');
  expect(calls).toEqual([]);
});

test('the Persian form names the package with its price in Persian figures', async ({ page }) => {
  await page.goto('/fa/contact?package=gold');
  const form = field(page, persianForms);
  await expect(form.message).toHaveValue(/۸۵۰/);
  await expect(form.service).toHaveValue('other');
});

test('an unknown package leaves the form as it is', async ({ page }) => {
  await page.goto('/contact?package=platinum');
  const form = field(page, forms);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(form.message).toHaveValue('');
  await expect(form.service).toHaveValue('');
});

// The test of all pages covers the other two pairs.
for (const { address, theme } of [
  { address: '/products', theme: 'dark' },
  { address: '/fa/products', theme: 'light' },
] as const) {
  test(`axe finds nothing wrong with ${address} in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await accessFaults(page, 'main')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a package still leads to the contact form, which is plain', async ({ page }) => {
    await page.goto('/products');
    const card = page.getByRole('article', { name: 'Starter' });
    await card.getByRole('link', { name: words.packages.subscribe }).click();
    await expect(page).toHaveURL(/\/contact\?package=starter$/);
    await expect(field(page, forms).message).toHaveValue('');
  });
});

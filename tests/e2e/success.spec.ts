import words from '@/messages/en/success.json' with { type: 'json' };
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { readPage } from '../support/read-page';

const reference = 'cs_test_a1b2c3d4e5f6g7h8i9';

test('/success reads the reference of the payment from its address [SUCCESS-01]', async ({ page }) => {
  const response = await page.goto(`/success?session_id=${reference}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Payment Complete - Service Starting Now!',
  );
  const box = page.getByRole('region', { name: 'Package Activated' });
  await expect(box).toContainText('Digital Growth Package');
  await expect(box.getByText(reference.slice(0, 20), { exact: true })).toBeVisible();
});

test('without a reference the page is neutral and shows the support phone [SUCCESS-10]', async ({ page }) => {
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.neutral.title);
  await expect(page.getByRole('main').getByRole('link', { name: '1300 944 422' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Payment Complete');
});

test('a reference of the wrong shape gets the neutral page [SUCCESS-91]', async ({ page }) => {
  await page.goto('/success?session_id=made%20up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.neutral.title);
});

test('who has paid never reads that there is no payment', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`/success?session_id=${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.complete.title);
  const seen: unknown = await page.evaluate(() => [...Reflect.get(window, 'seenHeadings')]);
  expect(seen).not.toContain(words.neutral.title);
});

for (const address of ['/success', '/fa/success', `/success?session_id=${reference}`]) {
  test(`${address} is never indexed [SUCCESS-11]`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    expect(
      readPage(await response.text())
        .meta('robots')
        .join(),
    ).toContain('noindex');
  });
}

// Together these two cover both directions and both themes; the test of all pages covers /success without a reference.
for (const { address, theme } of [
  { address: `/success?session_id=${reference}`, theme: 'light' },
  { address: `/fa/success?session_id=${reference}`, theme: 'dark' },
] as const) {
  test(`axe finds nothing wrong with ${address} in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessFaults(page, 'main')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page claims nothing about a payment', async ({ page }) => {
    await page.goto(`/success?session_id=${reference}`);
    await expect(page.getByRole('heading', { level: 1, name: words.neutral.title })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Payment Complete');
  });
});

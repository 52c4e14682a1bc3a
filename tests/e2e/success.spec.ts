import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { holdScripts } from '../support/hold-scripts';
import { readPage } from '../support/read-page';
import { untilHydrated } from '../support/until-hydrated';

const reference = 'cs_test_a1b2c3d4e5f6g7h8i9';
const complete = 'Payment Complete - Service Starting Now!';
const denied = 'This address has none that we can read';

// The test of all pages runs axe on /success without a reference.
test('/success reads the reference of the payment from its address; who has paid never reads that there is no payment, and axe finds nothing wrong in the light theme [SUCCESS-01]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
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
  const release = await holdScripts(page);
  const response = await page.goto(`/success?session_id=${reference}`, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(complete);
  release();
  await untilHydrated(page);
  const seen: unknown = await page.evaluate(() => [...Reflect.get(window, 'seenHeadings')]);
  expect(seen).toEqual([complete]);
  const box = page.getByRole('region', { name: 'Package Activated' });
  await expect(box).toContainText('Digital Growth Package');
  await expect(box.getByText(reference.slice(0, 20), { exact: true })).toBeVisible();
  expect(await accessFaults(page, 'main')).toEqual([]);
});

test('axe finds nothing wrong with the Persian page of a payment in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/fa/success?session_id=${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^پرداخت انجام شد/);
  expect(await accessFaults(page, 'main')).toEqual([]);
});

test('a reference of the wrong shape gets the neutral page, with the support phone [SUCCESS-10] [SUCCESS-91]', async ({
  page,
}) => {
  await page.goto('/success?session_id=made%20up');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment reference here.');
  await expect(page.getByRole('main').getByRole('link', { name: '1300 944 422' })).toBeVisible();
  await expect(page.getByText(denied)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Payment Complete');
});

for (const address of ['/success', '/fa/success', `/success?session_id=${reference}`]) {
  test(`${address} is never indexed, and has one first heading [SUCCESS-11]`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    const { meta } = readPage(await response.text());
    expect(meta('robots').join()).toContain('noindex');
    expect((await response.text()).match(/<h1/g)).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page neither claims a payment nor denies its reference [SUCCESS-10]', async ({ page }) => {
    await page.goto(`/success?session_id=${reference}`);
    // As it is rendered: a locator's text leaves out what is for browsers without scripts.
    await expect(page.locator('h1')).toHaveText('Have you just paid?', { useInnerText: true });
    await expect(page.getByText(complete)).toBeHidden();
    await expect(page.getByText(denied)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '1300 944 422' })).toBeVisible();
  });
});

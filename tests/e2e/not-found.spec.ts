import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';

const unknown = ['/nope', '/contact/nope', '/fa/nope', '/de/a/b/c', '/xx', '/contact.php', '/%E2%9C%93'];

for (const address of unknown) {
  test(`${address} is a 404 with the not-found page, drawn without script [NOTF-01]`, async ({ request }) => {
    const response = await request.get(address);

    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await response.text()).toMatch(/<h1[^>]*>[^<]*404/);
  });
}

test('the not-found page is shown at the requested address and links home [NOTF-01]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);

  await page.goto('/nope');
  await expect(page).toHaveURL(/\/nope$/);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test('the not-found page below a language is in it', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);

  await page.goto('/fa/nope');

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', '/fa');
});

test('axe finds nothing wrong with the not-found page', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  await page.goto('/nope');

  expect(await accessFaults(page, 'main')).toEqual([]);
});

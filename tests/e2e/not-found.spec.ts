import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';

const unknown = ['/nope', '/contact/nope', '/fa/nope', '/de/a/b/c', '/xx', '/contact.php', '/%E2%9C%93'];

for (const address of unknown) {
  test(`${address} is a 404 with the not-found page, drawn without script [NOTF-01]`, async ({ request }) => {
    const response = await request.get(address);

    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    const number = address.startsWith('/fa') ? '۴۰۴' : '404';
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>[^<]*${number}`));
  });
}

test('the not-found page is shown at the requested address, axe finds nothing wrong with it, and it links home [NOTF-01]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);

  await page.goto('/nope');
  await expect(page).toHaveURL(/\/nope$/);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await accessFaults(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test('the not-found page below a language is in it', async ({ request }) => {
  const html = await (await request.get('/fa/nope')).text();
  expect(html).toMatch(/<html lang="fa" dir="rtl"/);
  const [firstLink] = /<a [^>]*>/.exec(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '') ?? [];
  expect(firstLink).toContain('href="/fa"');
});

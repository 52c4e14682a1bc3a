import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { openProfile, saveProfile } from '../support/profile-journey';
import { readPage } from '../support/read-page';

const generate = '[aria-labelledby="summary-title"] + div button';
const card = '[aria-labelledby="list-title"] article';

test('/ai-recommendations shows the recommendations page [RECS-01]', async ({ request }) => {
  const response = await request.get('/ai-recommendations');

  expect(response.status()).toBe(200);
  const { title, headings } = readPage(await response.text());
  expect(title).toContain('AI recommendations for your business');
  expect(headings).toEqual(['What your business should do next.']);
});

test('a profile leads, by a loader that is still with reduced motion, to recommendations that are readable in both themes and to a request for a quote [A11Y-01]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.locator('form a[href$="/ai-recommendations"]').click();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/ai-recommendations/generate', async (route) => {
    await held.promise;
    await route.continue();
  });

  await page.locator(generate).click();

  await expect(page.locator(generate)).toBeDisabled();
  await expect(
    page.getByRole('progressbar', { name: 'Analyzing your business profile...' }).locator('i'),
  ).toHaveCSS('animation-name', 'none');
  held.resolve();
  await expect(page.locator('[data-part="toast"]')).toBeVisible();
  const first = page.locator(card).first();
  await expect(first).toBeVisible();
  expect(await page.locator(card).count()).toBeGreaterThanOrEqual(3);
  expect(await faultsInBothThemes(page, 'main')).toEqual([]);

  const title = (await first.locator('h3').textContent()) ?? '';
  expect(title).not.toBe('');
  await first.locator('footer button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await dialog.locator('#quote-email').fill('sam@ferryroadautos.example');
  await dialog.locator('#quote-phone').fill('07 5500 0000');
  const sent = page.waitForRequest('**/api/contact');
  await dialog.locator('button[type="submit"]').click();

  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ferry Road Autos',
    source: 'AI Recommendations',
    message: expect.stringContaining(title),
  });
  await expect(page.locator('#quote-sent-title')).toBeFocused();
});

test('in Persian a profile leads to recommendations, which are there again after a reload', async ({
  page,
}) => {
  await openProfile(page, 'fa');
  await saveProfile(page, 'Ferry Road Autos');
  await page.locator('form a[href$="/ai-recommendations"]').click();

  await page.locator(generate).click();

  const cards = page.locator(card);
  await expect(cards.first()).toBeVisible();
  const titles = await cards.locator('h3').allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(3);

  await page.reload();
  await expect(cards.locator('h3')).toHaveText(titles);
  await expect(cards.first().locator('footer a')).toHaveAttribute('href', /^\/fa\/services(#|$)/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'fa'] as const) {
    test(`the page in ${locale} explains itself, with the phone and the contact form`, async ({ page }) => {
      await page.goto(localePath(locale, '/ai-recommendations'));

      const told = page.locator('main noscript p').first();
      await expect(told).toContainText('1300 944 422');
      await expect(told.locator(`a[href="${localePath(locale, '/contact')}"]`)).toBeVisible();
      expect(await page.locator('main noscript li').count()).toBeGreaterThan(40);
      await expect(page.locator('main noscript + [role="status"]')).toBeHidden();
      await expect(page.locator('[aria-labelledby="how-title"] li')).toHaveCount(4);
    });
  }
});

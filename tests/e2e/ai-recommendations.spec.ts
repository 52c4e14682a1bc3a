import { localePath } from '@/lib/i18n/path';
import words from '@/messages/en/ai-recommendations.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { openProfile, saveProfile } from '../support/profile-journey';

const noProfile = '[aria-labelledby="no-profile-title"]';
const generate = '[aria-labelledby="summary-title"] + div button';
const card = '[aria-labelledby="list-title"] article';
const generatePath = '**/api/ai-recommendations/generate';

test('/ai-recommendations shows the recommendations page [RECS-01]', async ({ page }) => {
  const response = await page.goto('/ai-recommendations');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator(noProfile)).toContainText(words.noProfile.text);
});

for (const locale of ['en', 'fa'] as const) {
  test(`in ${locale} a profile leads to recommendations, readable in both themes, which are there again after a reload [A11Y-01]`, async ({
    page,
  }) => {
    await openProfile(page, locale);
    await saveProfile(page, 'Ferry Road Autos');
    await page.locator('form [role="status"] a').click();

    await page.locator(generate).click();

    const cards = page.locator(card);
    await expect(page.locator('[data-part="toast"]')).toBeVisible();
    await expect(cards.first()).toBeVisible();
    const titles = await cards.locator('h3').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(await faultsInBothThemes(page, 'main')).toEqual([]);

    await page.reload();
    await expect(cards.locator('h3')).toHaveText(titles);
    const more = cards.first().locator('footer a');
    await expect(more).toHaveAttribute('href', new RegExp(`^${localePath(locale, '/services')}(#|$)`));
  });
}

test('a quote is asked for with the recommendation, and the page says that it is on its way', async ({
  page,
}) => {
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.locator('form [role="status"] a').click();
  await page.locator(generate).click();
  const first = page.locator(card).first();
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

test('a failed generation is reported, and the button works again', async ({ page, allowProblem }) => {
  allowProblem(/status of 503|SendError/);
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.goto('/ai-recommendations');
  await page.route(generatePath, (route) => route.fulfill({ status: 503, json: { success: false } }));

  await page.locator(generate).click();

  await expect(page.locator('[data-part="toast"][data-variant="destructive"]')).toContainText(
    words.generate.failedText,
  );
  await expect(page.locator(generate)).toBeEnabled();
});

test('the loader is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.goto('/ai-recommendations');
  const held = Promise.withResolvers<void>();
  await page.route(generatePath, async (route) => {
    await held.promise;
    await route.continue();
  });

  await page.locator(generate).click();

  await expect(page.locator(generate)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: words.generate.working }).locator('i')).toHaveCSS(
    'animation-name',
    'none',
  );
  held.resolve();
  await expect(page.locator(card).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'fa'] as const) {
    test(`the page in ${locale} explains itself, with the phone and the contact form`, async ({ page }) => {
      await page.goto(localePath(locale, '/ai-recommendations'));

      const told = page.locator('main noscript p');
      await expect(told).toContainText('1300 944 422');
      await expect(told.locator(`a[href="${localePath(locale, '/contact')}"]`)).toBeVisible();
      await expect(page.locator('main noscript + [role="status"]')).toBeHidden();
      await expect(page.locator('[aria-labelledby="how-title"] li')).toHaveCount(4);
    });
  }
});

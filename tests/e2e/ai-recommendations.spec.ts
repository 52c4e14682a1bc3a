import AxeBuilder from '@axe-core/playwright';
import { localePath } from '@/lib/i18n/path';
import words from '@/messages/en/ai-recommendations.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';
import { openProfile, saveProfile } from '../support/profile-journey';

const generatePath = '**/api/ai-recommendations/generate';

test('/ai-recommendations shows the recommendations page [RECS-01]', async ({ page }) => {
  const response = await page.goto('/ai-recommendations');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator('.patrol-empty')).toContainText(words.noProfile.text);
});

for (const locale of ['en', 'fa'] as const) {
  test(`in ${locale} a profile leads to recommendations, readable in both themes, which are there again after a reload [A11Y-01]`, async ({
    page,
  }) => {
    await openProfile(page, locale);
    await saveProfile(page, 'Ferry Road Autos');
    await page.locator('.answer.ok a').click();

    await page.locator('.patrol-generate button').click();

    const cards = page.locator('.advice');
    await expect(page.locator('.toast')).toBeVisible();
    await expect(cards.first()).toBeVisible();
    const titles = await cards.locator('h3').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(3);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
    expect(await contrastFaults(page, 'main')).toEqual([]);

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
  await page.locator('.answer.ok a').click();
  await page.locator('.patrol-generate button').click();
  const card = page.locator('.advice').first();
  const title = (await card.locator('h3').textContent()) ?? '';
  expect(title).not.toBe('');

  await card.locator('footer button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.advice-asked')).toContainText(title);
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

test('a failed generation is told, and the button works again', async ({ page, allowProblem }) => {
  allowProblem(/status of 503|SendError/);
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.goto('/ai-recommendations');
  await page.route(generatePath, (route) => route.fulfill({ status: 503, json: { success: false } }));

  await page.locator('.patrol-generate button').click();

  await expect(page.locator('.toast.bad')).toContainText(words.generate.failedText);
  await expect(page.locator('.patrol-generate button')).toBeEnabled();
});

test('the tide of the loader stands still for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProfile(page);
  await saveProfile(page, 'Ferry Road Autos');
  await page.goto('/ai-recommendations');
  const held = Promise.withResolvers<void>();
  await page.route(generatePath, async (route) => {
    await held.promise;
    await route.continue();
  });

  await page.locator('.patrol-generate button').click();

  await expect(page.locator('.patrol-generate button')).toBeDisabled();
  await expect(page.locator('.tide i')).toHaveCSS('animation-name', 'none');
  held.resolve();
  await expect(page.locator('.advice').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'fa'] as const) {
    test(`the page in ${locale} explains itself, with the phone and the contact form`, async ({ page }) => {
      await page.goto(localePath(locale, '/ai-recommendations'));

      const told = page.locator('.patrol-tool .no-script');
      await expect(told).toContainText('1300 944 422');
      await expect(told.locator(`a[href="${localePath(locale, '/contact')}"]`)).toBeVisible();
      await expect(page.locator('.patrol-wait')).toBeHidden();
      await expect(page.locator('.how-steps li')).toHaveCount(4);
    });
  }
});

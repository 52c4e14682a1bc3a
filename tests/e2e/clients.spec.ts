import { projectRows } from '@/lib/content/projects';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

const featured = projectRows.filter((row) => 'featured' in row).length;
const client = 'Tugun Toast House';
const problem = 'The menu was a PDF that took two fingers and good eyes.';
const work = 'The menu is a page now, with a price beside every dish';

test('/clients shows the clients and their projects, each with a picture that loads, and its last section leads to the services and to the contact page [CLIENTS-01]', async ({
  page,
}) => {
  const response = await page.goto('/clients?tab=all');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What was wrong, and what changed.');
  await expect(page).toHaveTitle(/Portfolio: websites for Gold Coast businesses/);
  await expect(page.getByRole('article')).toHaveCount(projectRows.length);
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(projectRows.length);
  // Loads them without scrolling to each; a picture that cannot be had has no width.
  await pictures.evaluateAll((images) => {
    for (const image of images) image.setAttribute('loading', 'eager');
  });
  await expect
    .poll(() =>
      pictures.evaluateAll((images) =>
        images.map((image) => [
          image.getAttribute('alt'),
          image instanceof HTMLImageElement && image.naturalWidth > 0,
        ]),
      ),
    )
    .toEqual(projectRows.map(() => [expect.stringMatching(/\w+ \w+/), true]));

  const closing = page.getByRole('main');
  await closing.getByRole('link', { name: 'See services and prices' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await closing.getByRole('link', { name: 'Talk about your project' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a case study, a tab and a category are stored in the address, and Back undoes them', async ({
  page,
}) => {
  await page.goto('/clients');
  await untilHydrated(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(featured);
  await page.getByRole('link', { name: client }).click();
  const dialog = page.getByRole('dialog', { name: client });
  await expect(dialog).toContainText(problem);
  await expect(page).toHaveURL(/\?project=tugun-toast-house$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.getByRole('link', { name: client })).toBeFocused();

  await page.getByRole('tab', { name: 'By Category' }).click();
  await page.getByRole('button', { name: 'Real Estate' }).click();
  await expect(page).toHaveURL(/\/clients\?tab=category&category=real-estate$/);
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(cards).toHaveCount(featured);
  await page.goForward();
  await expect(cards).toHaveCount(projectRows.length);
});

for (const { locale, id, name } of [
  { locale: 'en', id: 'southport-prestige-cars', name: 'Southport Prestige Cars' },
  { locale: 'fa', id: 'tugun-toast-house', name: client },
] as const) {
  test(`a case study is open at once by its address, fits a small phone, and closing it stays on the page (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localePath(locale, `/clients?project=${id}`));
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/clients')}$`));
    await expect(page.getByRole('link', { name })).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every project is there, and its case study unfolds below it', async ({ page }) => {
    await page.goto('/clients');
    await expect(page.getByRole('article')).toHaveCount(projectRows.length);
    await expect(page.getByRole('tab').first()).toBeHidden();
    const item = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: client }) });
    // By element: Playwright's role and text locators ignore <noscript>.
    const study = item.locator('details');
    await expect(study.locator('p', { hasText: work })).toBeHidden();
    await study.locator('summary', { hasText: 'Read the case study' }).click();
    for (const text of [problem, work]) await expect(study.locator('p', { hasText: text })).toBeVisible();
  });
});

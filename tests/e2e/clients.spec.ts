import { projectRows } from '@/lib/content/projects';
import { localePath } from '@/lib/i18n/path';
import words from '@/messages/en/clients.json' with { type: 'json' };
import stories from '@/messages/en/projects.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

const featured = projectRows.filter((row) => 'featured' in row).length;
const client = 'Tugun Toast House';
const story = stories.list['tugun-toast-house'];

test('/clients shows the clients and their projects, each with a picture that loads [CLIENTS-01]', async ({
  page,
}) => {
  const response = await page.goto('/clients?tab=all');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page).toHaveTitle(new RegExp(words.meta.title));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(projectRows.length);
  for (const { id, client: name } of projectRows) {
    const picture = page.getByRole('article', { name }).getByRole('img', { name: stories.list[id].picture });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the tabs and the categories are stored in the address, and Back undoes them', async ({ page }) => {
  await page.goto('/clients');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(featured);
  await page.getByRole('tab', { name: words.list.byCategory }).click();
  await page.getByRole('button', { name: words.categories['real-estate'] }).click();
  await expect(page).toHaveURL(/\/clients\?tab=category&category=real-estate$/);
  await expect(cards).toHaveCount(2);

  await page.goBack();
  await expect(page.getByRole('button', { name: words.list.everything, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(cards).toHaveCount(featured);
  await page.goForward();
  await expect(cards).toHaveCount(projectRows.length);
});

test('a case study opens from its card, and Back closes it', async ({ page }) => {
  await page.goto('/clients');
  await untilHydrated(page);
  await page.getByRole('link', { name: client }).click();
  const dialog = page.getByRole('dialog', { name: client });
  await expect(dialog).toContainText(story.problem);
  await expect(page).toHaveURL(/\?project=tugun-toast-house$/);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.getByRole('link', { name: client })).toBeFocused();
});

for (const locale of ['en', 'fa'] as const) {
  test(`a case study is open at once by its address, and closing stays on the page (${locale})`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/clients?project=tugun-toast-house'));
    const dialog = page.getByRole('dialog', { name: client });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/clients')}$`));
    await expect(page.getByRole('link', { name: client })).toBeFocused();
  });
}

test('the case study fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/clients?project=southport-prestige-cars');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the last section leads to the contact page and to the services', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('main').getByRole('link', { name: words.closing.services }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goto('/clients');
  await page.getByRole('main').getByRole('link', { name: words.closing.contact }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every project is there, and its case study unfolds below it', async ({ page }) => {
    await page.goto('/clients');
    await expect(page.getByRole('article')).toHaveCount(projectRows.length);
    await expect(page.getByRole('tab').first()).toBeHidden();
    const item = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: client }) });
    // By element: Playwright's role and text locators ignore <noscript>.
    const study = item.locator('details');
    await expect(study.locator('p', { hasText: story.work })).toBeHidden();
    await study.locator('summary', { hasText: words.list.open }).click();
    for (const text of [story.problem, story.work]) {
      await expect(study.locator('p', { hasText: text })).toBeVisible();
    }
  });
});

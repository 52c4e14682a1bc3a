import type { Page } from '@playwright/test';
import english from '@/messages/en/tech-tips.json' with { type: 'json' };
import englishTips from '@/messages/en/tips.json' with { type: 'json' };
import { expect, test } from '../support/browser-test';

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: english.filter.label }).getByRole('button', { name, exact: true });
const tip = (page: Page, title: string) => page.getByRole('article', { name: title });
const { titles } = englishTips;

test('/tech-tips shows the Tech tips page, where a link to a tip opens it, Read More another, and the section "Need Expert Technical Support?" scrolls to the contact section [TIPS-01, TIPS-10, TIPS-11]', async ({
  page,
}) => {
  const response = await page.goto('/tech-tips#tip-keys');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.hero.title);
  await expect(page).toHaveTitle(new RegExp(english.meta.title));
  await expect(page.getByRole('article')).toHaveCount(Object.keys(englishTips).length);
  const target = tip(page, englishTips.keys.title);
  await expect(target.getByText(englishTips.keys.steps[3])).toBeVisible();
  await expect(target).toBeInViewport();

  const card = tip(page, titles.title);
  await expect(card.getByText(titles.steps[1])).toBeHidden();
  await card.getByText(english.readMore).click();
  await expect(card.getByText(titles.steps[1])).toBeVisible();

  const section = page.getByRole('region', { name: 'Need Expert Technical Support?' });
  const button = section.getByRole('link');
  await expect(button).toHaveAttribute('href', '#contact-section');
  await button.click();
  await expect(page).toHaveURL(/#contact-section$/);
  await expect(page.locator('#contact-section')).toBeInViewport({ ratio: 0.5 });
});

test('a category is kept in the address, with back and forward [TIPS-04]', async ({ page }) => {
  await page.goto('/tech-tips');
  await filter(page, 'Security').click();
  await expect(page).toHaveURL(/\?category=security$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await filter(page, 'Database').click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();
  await expect(filter(page, 'Security')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goForward();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await filter(page, 'All').click();
  await expect(page).toHaveURL(/\/tech-tips$/);
  await expect(page.getByRole('article')).toHaveCount(Object.keys(englishTips).length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tip is there and opens, and no button that does nothing', async ({ page }) => {
    await page.goto('/tech-tips?category=security');
    await expect(page.getByRole('article')).toHaveCount(Object.keys(englishTips).length);
    await expect(filter(page, 'Security')).toBeHidden();
    const card = tip(page, titles.title);
    await card.getByText(english.readMore).click();
    await expect(card.getByText(titles.steps[1])).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { tipIds } from '@/lib/content/tip-schema';
import { expect, test } from '../support/browser-test';

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show tips about' }).getByRole('button', { name, exact: true });
const tip = (page: Page, title: string) => page.getByRole('article', { name: title });
const titles = (page: Page) => tip(page, 'Write titles that name the job and the suburb');
const step = 'Begin with the words a customer would type, then the suburb.';

test('/tech-tips shows the Tech tips page, where a link to a tip opens it, Read More another, and the section "Need Expert Technical Support?" scrolls to the contact section [TIPS-01, TIPS-10, TIPS-11]', async ({
  page,
}) => {
  const response = await page.goto('/tech-tips#tip-keys');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fix your website, one tip at a time.');
  await expect(page).toHaveTitle(/Tech tips for business websites, with lines to copy/);
  await expect(page.getByRole('article')).toHaveCount(tipIds.length);
  const target = tip(page, 'Keep keys out of the code');
  await expect(target.getByText('Never give a key to code that runs in the browser.')).toBeVisible();
  await expect(target).toBeInViewport();

  const card = titles(page);
  await expect(card.getByText(step)).toBeHidden();
  await card.getByText('Read More').click();
  await expect(card.getByText(step)).toBeVisible();

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
  await expect(page.getByRole('article')).toHaveCount(tipIds.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tip is there and opens, and no button that does nothing', async ({ page }) => {
    await page.goto('/tech-tips?category=security');
    await expect(page.getByRole('article')).toHaveCount(tipIds.length);
    await expect(filter(page, 'Security')).toBeHidden();
    const card = titles(page);
    await card.getByText('Read More').click();
    await expect(card.getByText(step)).toBeVisible();
  });
});

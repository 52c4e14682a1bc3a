import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import type { NewsletterResult } from '@/lib/site/pages';
import { expect, test } from '../support/browser-test';
import { linkTo } from '../support/newsletter-journey';

const newAddress = () => `${randomUUID()}@nerang.example`;

const form = (page: Page) => page.locator('[data-form="newsletter"]');
const email = (page: Page) => form(page).locator('input[type="email"]');

async function signUp(page: Page, address: string) {
  await email(page).fill(address);
  await form(page).getByRole('button').click();
}

/** The title of each is proven in tests/components/newsletter/newsletter-results.test.tsx. */
async function expectResult(page: Page, result: NewsletterResult, locale: 'en' | 'fa') {
  await expect(page).toHaveURL(localePath(locale, `/newsletter/${result}`));
  await expect(page.locator('h1')).toHaveText(locale === 'fa' ? /\p{Script=Arabic}/u : /^[^\u0600-\u06ff]+$/);
}

/** Opens the links in the mail: confirms, and unsubscribes. */
async function followTheMail(page: Page, locale: 'en' | 'fa', address: string) {
  const press = () => page.locator('main form button').click();
  await page.goto(await linkTo('confirm', address));
  await expectResult(page, 'confirm', locale);
  await press();
  await expectResult(page, 'confirmed', locale);
  await page.goto(await linkTo('unsubscribe', address));
  await expectResult(page, 'unsubscribe', locale);
  await press();
  await expectResult(page, 'unsubscribed', locale);
}

test('a reader of the blog subscribes by the mail, and unsubscribes by it [NEWS-04, NEWS-05, NEWS-06]', async ({
  page,
}) => {
  const address = newAddress();
  await page.goto('/blog');

  await signUp(page, address);

  await expect(form(page).getByRole('status')).toContainText('Please check your inbox');
  await expect(form(page).getByRole('status')).toBeFocused();
  await expect(page).toHaveURL('/blog');
  await followTheMail(page, 'en', address);
});

test('an address that can not get mail is refused at its field in the language of the page, and a corrected one gets a mail in it [NEWS-04]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422|SendError/);
  await page.goto('/fa/blog');

  await signUp(page, 'deb@host');

  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/\p{Script=Arabic}.*name@example\.com/u);
  await expect(email(page)).toHaveValue('deb@host');

  const address = newAddress();
  await signUp(page, address);
  await expect(form(page).getByRole('status')).toContainText('لطفاً صندوق ایمیلتان را ببینید');
  await expect(page).toHaveURL('/fa/blog');
  expect(await linkTo('confirm', address)).toMatch(/&locale=fa$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, comes back by a 303 with its result, and the mail works to the end [NEWS-07]', async ({
    page,
  }) => {
    const address = newAddress();
    await page.goto('/fa/blog');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');

    await signUp(page, address);

    expect((await answered).status()).toBe(303);
    await expectResult(page, 'check-inbox', 'fa');
    await followTheMail(page, 'fa', address);
    await page.goto(await linkTo('confirm', address));
    await expectResult(page, 'invalid-link', 'fa');
  });

  test('a refused address leads to a page with the form again [NEWS-07]', async ({ page }) => {
    await page.goto('/blog');

    await signUp(page, 'deb@host');

    await expectResult(page, 'not-sent', 'en');
    await expect(email(page)).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { NewsletterResult } from '@/lib/site/pages';
import type english from '@/messages/en/newsletter.json';
import { expect, test } from '../support/browser-test';
import { linkTo } from '../support/newsletter-journey';

async function readWords(locale: Locale): Promise<typeof english> {
  const file = path.resolve(import.meta.dirname, `../../messages/${locale}/newsletter.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}

const newAddress = () => `${randomUUID()}@nerang.example`;

async function signUp(page: Page, words: typeof english, address: string) {
  await page.getByLabel(words.form.email).fill(address);
  await page.getByRole('button', { name: words.form.subscribe }).click();
}

async function expectResult(page: Page, result: NewsletterResult, title: string) {
  await expect(page).toHaveURL(new RegExp(`/newsletter/${result}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Opens the links in the mail: confirms, and unsubscribes. */
async function followTheMail(page: Page, { results }: typeof english, address: string) {
  await page.goto(await linkTo('confirm', address));
  await expectResult(page, 'confirm', results.confirm.title);
  await page.getByRole('button', { name: results.confirm.button }).click();
  await expectResult(page, 'confirmed', results.confirmed.title);
  await page.goto(await linkTo('unsubscribe', address));
  await expectResult(page, 'unsubscribe', results.unsubscribe.title);
  await page.getByRole('button', { name: results.unsubscribe.button }).click();
  await expectResult(page, 'unsubscribed', results.unsubscribed.title);
}

test('a reader of the blog subscribes by the mail, and unsubscribes by it [NEWS-04, NEWS-05, NEWS-06]', async ({
  page,
}) => {
  const words = await readWords('en');
  const address = newAddress();
  await page.goto('/blog');

  await signUp(page, words, address);

  await expect(page.getByRole('status').filter({ hasText: words.form.sent })).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await followTheMail(page, words, address);
});

test('an address that can not get mail is refused at its field in the language of the page, and a corrected one gets a mail in it [NEWS-04]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422|SendError/);
  const words = await readWords('fa');
  await page.goto('/fa/blog');

  await signUp(page, words, 'deb@host');

  const email = page.getByLabel(words.form.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/\p{Script=Arabic}.*name@example\.com/u);
  await expect(email).toHaveValue('deb@host');

  const address = newAddress();
  await signUp(page, words, address);
  await expect(page.getByRole('status').filter({ hasText: words.form.sent })).toBeVisible();
  await expect(page).toHaveURL('/fa/blog');
  expect(await linkTo('confirm', address)).toMatch(/&locale=fa$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, comes back by a 303 with its result, and the mail works to the end [NEWS-07]', async ({
    page,
  }) => {
    const words = await readWords('fa');
    const address = newAddress();
    await page.goto('/fa/blog');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');

    await signUp(page, words, address);

    expect((await answered).status()).toBe(303);
    await expectResult(page, 'check-inbox', words.results['check-inbox'].title);
    await followTheMail(page, words, address);
    await page.goto(await linkTo('confirm', address));
    await expectResult(page, 'invalid-link', words.results['invalid-link'].title);
    await expect(page).toHaveURL('/fa/newsletter/invalid-link');
  });

  test('a refused address leads to a page with the form again [NEWS-07]', async ({ page }) => {
    const words = await readWords('en');
    await page.goto('/blog');

    await signUp(page, words, 'deb@host');

    await expectResult(page, 'not-sent', words.results['not-sent'].title);
    await expect(page).toHaveURL('/newsletter/not-sent');
    await expect(page.getByLabel(words.form.email)).toBeVisible();
  });
});

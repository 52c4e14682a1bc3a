import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type quoteWords from '@/messages/en/quote.json';
import type toolWords from '@/messages/en/smart-personalization.json';
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';
import { untilHydrated } from '../support/until-hydrated';

async function readWords(locale: Locale) {
  const read = async (name: string) =>
    JSON.parse(
      await readFile(path.resolve(import.meta.dirname, `../../messages/${locale}/${name}.json`), 'utf8'),
    );
  const tool: typeof toolWords = await read('smart-personalization');
  const quote: typeof quoteWords = await read('quote');
  return { tool, quote };
}

const field = (page: Page, name: string) => page.locator(`#personalization-${name}`);
const form = (page: Page) => page.locator('form', { has: field(page, 'businessName') });
const tab = (page: Page, name: string) => page.locator(`#plan-tab-${name}`);

async function createPlan(page: Page, locale: Locale) {
  await page.goto(localePath(locale, '/smart-personalization'));
  await field(page, 'businessName').fill('Ferry Road Autos');
  await field(page, 'location').fill('Southport');
  await field(page, 'industry').selectOption('automotive');
  await field(page, 'primaryGoal').selectOption('lead-generation');
  await form(page).locator('button').click();
  await expect(page.locator('#plan-title')).toBeFocused();
}

test('smart personalization is shown at /smart-personalization [PERS-01]', async ({ page }) => {
  const { tool } = await readWords('en');

  const response = await page.goto('/smart-personalization');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(tool.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.hero.title);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
});

// Between them these two have both directions and both widths.
for (const { locale, tag } of [
  { locale: 'en', tag: '@phone' },
  { locale: 'fa', tag: '@desktop' },
] as const) {
  test(`answers in ${locale} lead to a plan, tab by tab, readable in both themes [A11Y-01]`, { tag }, async ({
    page,
  }) => {
    await createPlan(page, locale);

    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('#plan-panel-recommendations ol > li').first()).toBeVisible();
    for (const name of ['recommendations', 'content', 'analytics', 'preferences']) {
      await tab(page, name).click();
      await expect(page.locator(`#plan-panel-${name}`)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);
      expect(await contrastFaults(page, 'main')).toEqual([]);
    }
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });

  test(`a request for a quote in ${locale} is stored, and the page says so`, { tag }, async ({ page }) => {
    const { quote } = await readWords(locale);
    await createPlan(page, locale);
    await page.locator('section[aria-labelledby="plan-title"] button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations).toEqual([]);
    await page.locator('#quote-email').fill('sam@ferryroadautos.example');
    await page.locator('#quote-phone').fill('0400 000 000');

    const answered = page.waitForResponse('**/api/contact');
    await dialog.locator('button[type=submit]').click();

    expect((await answered).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(page.locator('#quote-sent-title')).toBeFocused();
    await expect(page.locator('#quote-sent-title')).toBeInViewport();
    await expect(page.locator('li', { hasText: quote.success })).toBeVisible();
  });
}

for (const locale of ['en', 'fa'] as const) {
  test(`a request in ${locale} whose answer was lost can be sent again at once, and is stored once`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|Failed to fetch/);
    const { quote } = await readWords(locale);
    // A laptop's: low enough for the dialog to reach down to where toasts appear.
    await page.setViewportSize({ width: 1280, height: 720 });
    await createPlan(page, locale);
    await page.locator('section[aria-labelledby="plan-title"] button').first().click();
    await page.locator('#quote-email').fill('sam@ferryroadautos.example');
    await page.locator('#quote-phone').fill('0400 000 000');
    const ids: unknown[] = [];
    await page.route('**/api/contact', async (route) => {
      const response = await route.fetch();
      ids.push(Object(await response.json()).id);
      await (ids.length === 1 ? route.abort('failed') : route.fulfill({ response }));
    });
    const send = page.getByRole('dialog').locator('button[type=submit]');
    await send.click();
    await expect(page.locator('li', { hasText: quote.failed })).toBeVisible();

    // The toast stays for five seconds, and must not lie on the button.
    await send.click({ timeout: 2500 });

    await expect(page.locator('#quote-sent-title')).toBeFocused();
    expect(ids[0]).toEqual(expect.any(String));
    expect(ids).toEqual([ids[0], ids[0]]);
  });
}

test('each answer puts a piece in place, and none moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/smart-personalization');
  const piece = page.locator('[data-field="budget"]:has([clip-path])');
  await expect(piece).toBeHidden();

  await field(page, 'budget').selectOption('under-5k');

  await expect(piece).toBeVisible();
  await expect(piece).toHaveCSS('animation-duration', '0s');
});

test('a printed plan is complete, whichever tab is open', async ({ page }) => {
  await createPlan(page, 'en');
  await expect(page.locator('#plan-panel-preferences')).toBeHidden();

  await page.emulateMedia({ media: 'print' });

  for (const name of ['recommendations', 'content', 'analytics', 'preferences']) {
    await expect(page.locator(`#plan-panel-${name}`)).toBeVisible();
  }
});

test('a visit is in the plan only with consent', async ({ page }) => {
  const { tool } = await readWords('en');
  await createPlan(page, 'en');
  await tab(page, 'analytics').click();
  await expect(page.locator('section[aria-labelledby="plan-recent-title"]')).toContainText(
    tool.analytics.noRecent,
  );

  await page.evaluate(() => {
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ necessary: true, analytics: true, marketing: false }),
    );
  });
  await createPlan(page, 'en');
  await tab(page, 'analytics').click();
  await expect(page.locator('section[aria-labelledby="plan-recent-title"] li').first()).toBeVisible();
});

test('without a connection the form says so, and keeps what was typed', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { tool } = await readWords('en');
  await page.goto('/smart-personalization');
  await field(page, 'businessName').fill('Ferry Road Autos');
  await field(page, 'location').fill('Southport');
  await untilHydrated(page);
  await context.setOffline(true);

  await form(page).locator('button').click();

  await expect(form(page).getByRole('status')).toContainText(tool.form.failed);
  await expect(field(page, 'businessName')).toHaveValue('Ferry Road Autos');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to get the same by phone or post', async ({ page }) => {
    await page.goto('/smart-personalization');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main noscript p a[href$="/contact"]')).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { mailsAbout } from '../support/contact-journey';
import { openFootLink } from '../support/foot-links';
import { holdScripts, pageScripts } from '../support/hold-scripts';
import { hasPageSteps, withoutSteps } from '../support/page-steps';
import { untilHydrated } from '../support/until-hydrated';

async function fillEnquiry(page: Page, mark: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Deb Kowalski');
  await page.getByLabel('Email', { exact: true }).fill('deb@nerangcreek.example');
  await page.getByLabel('Message', { exact: true }).fill(`Please call about the ute. ${mark}`);
}

test('scripts are fetched after the page has loaded, and run by themselves', async ({ page }) => {
  test.skip(!hasPageSteps, withoutSteps);
  await page.goto('/faq');
  await untilHydrated(page);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => /_next.*\.js/.test(name));
    return { count: files.length, early: files.filter(({ startTime }) => startTime < loadedAt).length };
  });
  expect(early.count).toBeGreaterThan(3);
  expect(early.early).toBe(0);
});

test('a picture that never arrives delays neither the scripts nor the answer to a press', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a control pressed before the scripts shows it, and is pressed once, however often the visitor did', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const toggle = page.getByRole('button', { name: 'Switch to dark mode' });
  for (let press = 0; press < 3; press += 1) await toggle.click();
  await expect(toggle).toHaveCSS('opacity', '0.6');
  release();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('[data-kept]')).toHaveCount(0);
});

test('a press counts when the visitor’s browser has changed the page before it is hydrated', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1, h2')) {
      heading.innerHTML = `<font>${heading.textContent}</font>`;
    }
  });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  release();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('the list of languages opens before the scripts have come, and a choice is remembered', async ({
  page,
  context,
}) => {
  await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  const languages = page.getByRole('list', { name: 'Choose a language' });
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/about$/);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('NEXT_LOCALE=de');
});

test('presses that come before the scripts are answered when they are there: of a question, the theme and the cookie preferences', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.getByRole('button', { name: 'Cookie preferences' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.keyboard.press('Escape');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('what was typed before the scripts were there counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  const articles = page.getByRole('main').getByRole('article');
  const all = await articles.count();
  await page.getByRole('main').getByRole('searchbox').fill('zzzz');
  await expect(articles).toHaveCount(all);
  release();
  await expect(articles).toHaveCount(0);
});

test('before the scripts are there a link leads on, and an enquiry is sent once, without leaving its page', async ({
  page,
}) => {
  const mark = randomUUID();
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await (await openFootLink(page, 'Contact')).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillEnquiry(page, mark);
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(
    page.getByRole('status').filter({ hasText: "Thank you! We'll get back to you soon." }),
  ).toBeVisible();
  await expect.poll(() => mailsAbout(mark)).toHaveLength(1);
  await expect(page).toHaveURL(/\/contact$/);
});

test('an enquiry arrives when the scripts can’t be had at all', async ({ page, allowProblem }) => {
  allowProblem(/Failed to load resource|net::ERR_FAILED/);
  const mark = randomUUID();
  await page.route(pageScripts, (route) => route.abort());
  await page.goto('/contact');
  await fillEnquiry(page, mark);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact#sent$/);
  await expect.poll(() => mailsAbout(mark)).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

// No input unless the test sends some.
test.use({ visitorMoves: false });

const scripts = '**/_next/static/**/*.js';

/** Delays every script of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const loadedScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => src !== '').length);

async function countMails(mark: string): Promise<number> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(mark)).length;
}

async function fillEnquiry(page: Page, mark: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Deb Kowalski');
  await page.getByLabel('Email', { exact: true }).fill('deb@nerangcreek.example');
  await page.getByLabel('Message', { exact: true }).fill(`Please call about the ute. ${mark}`);
}

test('no script is asked for before the page has loaded, and none is run before a press: neither the top bar nor the cookie banner needs one [COOKIE-01, TOPBAR-09]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { eventsBeforeLoad: events });
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'error']) {
      addEventListener(type, ({ target }) => events.push(`${type} ${target}`), true);
    }
  });
  await page.goto('/', { waitUntil: 'load' });
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect
    .poll(async () => (await fetched()).filter((name) => /_next.*\.js/.test(name)).length)
    .toBeGreaterThan(3);
  expect(await loadedScripts(page)).toBe(0);
  const sooner = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => /_next.*\.js/.test(name));
    const early = files.filter(({ startTime }) => startTime < loadedAt).map(({ name }) => name);
    return { loadedAt, early, events: Reflect.get(window, 'eventsBeforeLoad') };
  });
  expect(sooner.loadedAt).toBeGreaterThan(0);
  expect(sooner.early, `after ${sooner.events}`).toEqual([]);

  const html = page.locator('html');
  const menu = page.getByRole('button', { name: /^Choose a language/ });
  await expect(html).toHaveAttribute('data-device', 'desktop');
  await expect(menu).toBeVisible();
  await html.evaluate((element) => element.removeAttribute('data-device'));
  await expect(menu).toBeHidden();

  const banner = page.locator('[data-part="cookie-panel"]');
  await expect(banner).toBeVisible();
  expect(await loadedScripts(page)).toBe(0);
  await banner.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toContain('"marketing":true');
});

test('a page that is left alone gets its scripts after a while', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/faq');
  await page.clock.runFor(7_999);
  expect(await loadedScripts(page)).toBe(0);
  // The time begins when the page is idle, at most a second after it has loaded.
  await page.clock.runFor(1_001);
  await expect.poll(() => loadedScripts(page)).toBeGreaterThan(3);
  await page.clock.resume();
  await untilHydrated(page);
});

test('the list of languages opens for a press that comes before the scripts, and a choice is remembered', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  release();
  await page.locator('[popover] a').filter({ hasText: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/about$/);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('NEXT_LOCALE=de');
});

test('a page that shows something by script alone gets its scripts by itself, without the wait of others', async ({
  page,
}) => {
  // The scripts are empty: what matters here is only that they are run.
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  for (const path of ['/weather', '/contact?package=standard', '/contact#contact-form']) {
    await page.goto(path);
    await page.clock.runFor(2_000);
    await expect.poll(() => loadedScripts(page)).toBeGreaterThan(3);
    await page.goto('about:blank');
  }
});

test('presses that come before the scripts are answered when they are there: of a question, the theme and the cookie preferences', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  const question = page.getByRole('main').getByRole('button').first();
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
  await page.goto('/blog');
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
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillEnquiry(page, mark);
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(
    page.getByRole('status').filter({ hasText: "Thank you! We'll get back to you soon." }),
  ).toBeVisible();
  await expect.poll(() => countMails(mark)).toBe(1);
  await expect(page).toHaveURL(/\/contact$/);
});

test('an enquiry arrives when the scripts can’t be had at all', async ({ page, allowProblem }) => {
  allowProblem(/Failed to load resource|net::ERR_FAILED/);
  const mark = randomUUID();
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await fillEnquiry(page, mark);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact#sent$/);
  await expect.poll(() => countMails(mark)).toBe(1);
});

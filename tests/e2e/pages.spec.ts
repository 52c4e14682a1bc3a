import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';
import { expectToFit } from '../support/fits-width';
import { pictureFaults } from '../support/picture-faults';
import { recordCalls } from '../support/top-bar-site';

test('the bare address shows the home page [HOME-01]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your website is the corner piece.');
  await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The phone number is as wide as the page, in one line.
  const number = page.locator('main a[href^="tel:"]').last();
  expect(
    await number.evaluate((link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).fontSize)),
  ).toBeLessThan(1);
});

/** One article and two answers of the newsletter represent the others, which are rendered by the same components. */
const isDrawnLikeAnother = (path: string) =>
  /^\/blog\/(?!1$)\d+$/.test(path) || /^\/newsletter\/(?!check-inbox|unsubscribe$)/.test(path);

const drawnPaths = pagePaths.filter((path) => !isDrawnLikeAnother(path));

test('axe finds a picture without words and pale letters where there are some [A11Y-01]', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Pale</h1><img src="data:,"><p style="color:#bbb;background:#fff">Pale</p></main>',
  );
  const faults = await accessFaults(page);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['color-contrast', 'image-alt']);
});

test('/nowhere carries the top bar above the header, and the footer [SHELL-01]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  await page.goto('/nowhere');
  await expectShell(page);
});

const widths = [320, 768, 1440];

/** Tools that request their content from our server. */
const toolsThatAsk = ['/weather', '/profile', '/ai-recommendations'];

/** Records the requests of a page; returns a function that expects calls of ours for place and weather only, and none of others. */
function watchRequests(page: Page, path: string, site: string | undefined): () => Promise<void> {
  const calls = recordCalls(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) foreign.push(request.url());
  });
  return async () => {
    await expect(page.locator('[data-part="top-bar"]').getByText('°')).toBeVisible();
    if (!toolsThatAsk.includes(path)) expect(calls).toEqual(['GET /api/location', 'GET /api/weather']);
    expect(foreign).toEqual([]);
  };
}

/** Every second page in each, so that both directions, widths and themes are tried; contrast is tried in both themes on all. */
const forms = [
  { code: 'en', theme: 'light', otherTheme: 'dark', tag: '@phone' },
  { code: 'fa', theme: 'dark', otherTheme: 'light', tag: '@desktop' },
] as const;

const chooseForm = (path: string) => forms[drawnPaths.indexOf(path) % 2 === 0 ? 0 : 1];

for (const path of drawnPaths) {
  const { code, theme, otherTheme, tag } = chooseForm(path);
  test(`${localePath(code, path)} in ${theme} has the whole shell, draws its largest part early, has no accessibility violation, works at 320, 768 and 1440 px, and asks nobody but us [SHELL-01] [SHELL-08] [A11Y-01] [A11Y-03]`, {
    tag,
  }, async ({ page, baseURL }) => {
    await refuseCookies(page);
    await page.emulateMedia({ colorScheme: theme });
    const expectNoOtherRequest = watchRequests(page, path, baseURL);
    await page.goto(localePath(code, path));
    // Text, or a picture that was asked for early; every picture with its size.
    expect(await pictureFaults(page)).toEqual([]);
    await expect(page.locator('html')).toHaveClass(theme);
    await expectShell(page);
    // Elements below the bar of contact buttons can be scrolled, and those far below come near; axe examines one position only.
    await page.addStyleTag({
      content:
        '[data-part="dock"] { position: static !important } * { content-visibility: visible !important }',
    });
    expect(await accessFaults(page)).toEqual([]);
    expect(await contrastFaults(page, 'body', [otherTheme])).toEqual([]);
    for (const width of widths) await expectToFit(page, width);
    await expectNoOtherRequest();
  });
}

for (const path of pagePaths.filter(isDrawnLikeAnother)) {
  test(`${path} is readable in both themes, works at 320, 768 and 1440 px, and asks nobody but us [SHELL-08] [A11Y-01] [A11Y-03]`, async ({
    page,
    baseURL,
  }) => {
    await refuseCookies(page);
    const expectNoOtherRequest = watchRequests(page, path, baseURL);
    await page.goto(path);
    expect(await contrastFaults(page, 'main')).toEqual([]);
    for (const width of widths) await expectToFit(page, width);
    await expectNoOtherRequest();
  });
}

for (const { code, why, paths } of [
  { code: 'de', why: 'the longest words', paths: pagePaths },
  // The others are drawn in Persian above.
  {
    code: 'fa',
    why: 'lines from right to left',
    paths: drawnPaths.filter((path) => chooseForm(path).code === 'en'),
  },
] as const) {
  test(`${code}, with ${why}, fits a small phone on every page [A11Y-03]`, async ({ browser, baseURL }) => {
    // Only the prerendered page is measured, which takes seconds for all of them.
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(localePath(code, path));
      await expectToFit(page, 320);
    }
    await context.close();
  });
}

/** The cookie panel has tests of its own, and would cover parts of the page here. */
async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
  );
}

/** The top bar is above the header, and there is a footer. */
async function expectShell(page: Page): Promise<void> {
  const bar = page.locator('[data-part="top-bar"]');
  await expect(bar.getByRole('button').first()).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const barEnd = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  // The header is `display: contents`, so its lines are measured.
  const headerStart = await header.evaluate(
    (element) => element.firstElementChild?.getBoundingClientRect().top ?? 0,
  );
  expect(barEnd).toBeLessThanOrEqual(headerStart);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

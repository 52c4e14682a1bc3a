import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import home from '@/messages/en/home.json' with { type: 'json' };
import shell from '@/messages/en/shell.json' with { type: 'json' };
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';
import { expectToFit } from '../support/fits-width';
import { pictureFaults } from '../support/picture-faults';
import { bar, recordCalls } from '../support/top-bar-site';

test('the bare address shows the home page [HOME-01]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(page.getByRole('link', { name: shell.nav.home, exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
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
    await expect(bar(page).getByText('°C')).toBeVisible();
    if (!toolsThatAsk.includes(path)) expect(calls).toEqual(['GET /api/location', 'GET /api/weather']);
    expect(foreign).toEqual([]);
  };
}

for (const path of drawnPaths) {
  // Together these two cover both directions, both themes and both widths.
  for (const { code, theme, tag } of [
    { code: 'en', theme: 'light', tag: '@phone' },
    { code: 'fa', theme: 'dark', tag: '@desktop' },
  ] as const) {
    test(`${localePath(code, path)} in ${theme} has the whole shell, draws its largest part early, has no accessibility violation, works at 320, 768 and 1440 px, and asks nobody but us [SHELL-01] [SHELL-08] [A11Y-01] [A11Y-03]`, {
      tag,
    }, async ({ page, baseURL }) => {
      // The cookie panel has tests of its own, and would cover parts of the page here.
      await page.addInitScript((mode) => {
        localStorage.setItem('theme', mode);
        localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
      }, theme);
      const expectNoOtherRequest = watchRequests(page, path, baseURL);
      await page.goto(localePath(code, path));
      // Text, or a picture that was asked for early; every picture with its size.
      expect(await pictureFaults(page)).toEqual([]);
      await expect(page.locator('html')).toHaveClass(theme);
      await expectShell(page);
      // Elements below the bar of contact buttons can be scrolled; axe examines one position only.
      await page.addStyleTag({ content: '[data-part="dock"] { position: static !important }' });
      expect(await accessFaults(page)).toEqual([]);

      for (const width of widths) await expectToFit(page, width);
      if (code === 'en') await expectNoOtherRequest();
    });
  }
}

for (const path of pagePaths.filter(isDrawnLikeAnother)) {
  test(`${path} is readable in both themes, works at 320, 768 and 1440 px, and asks nobody but us [SHELL-08] [A11Y-01] [A11Y-03]`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
    );
    const expectNoOtherRequest = watchRequests(page, path, baseURL);
    await page.goto(path);
    expect(await contrastFaults(page, 'main')).toEqual([]);
    for (const width of widths) await expectToFit(page, width);
    await expectNoOtherRequest();
  });
}

test('German, which has the longest words, fits a small phone on every page [A11Y-03]', async ({
  browser,
  baseURL,
}) => {
  // Only the prerendered page is measured, which takes seconds for all of them.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of pagePaths) {
    await page.goto(localePath('de', path));
    await expectToFit(page, 320);
  }
  await context.close();
});

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

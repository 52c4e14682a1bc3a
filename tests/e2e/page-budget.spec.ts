import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { hasPageSteps } from '../support/page-steps';
import { untilHydrated } from '../support/until-hydrated';

// As a telephone asks for pictures.
test.use({ deviceScaleFactor: 2.625 });

/** Requests of a page before any scrolling or press; and what languages add whose letters are in more than two font files. */
const more: Readonly<Record<string, number>> = { '/pl': 2, '/bg': 2, '/fa': 1 };
const most = { requests: 18, pictureBytes: 60 * 1024, fontBytes: 50 * 1024 };

const measuredPaths = ['/', '/services', '/contact', '/blog/1', '/seo-checker', '/pl', '/bg', '/fa', '/ja'];

interface Asked {
  pathname: string;
  search: string;
  kind: string;
  bytes: number;
}

/** What the browser has asked for so far, by path and kind. */
function watchRequests(page: Page): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  page.on('requestfinished', async (request) => {
    const { pathname, search } = new URL(request.url());
    const kind = request.resourceType();
    // The icon of the tab is fetched at any time, before the weather or after it.
    if (pathname === '/icon.svg') return;
    const entry = { pathname, search, kind, bytes: 0 };
    asked.set(`${pathname} ${kind}`, entry);
    entry.bytes = (await request.sizes()).responseBodySize;
  });
  return asked;
}

/**
 * Paths of pictures that the page leaves to the browser: loaded lazily, and below the first screen. How far ahead a browser
 * fetches them is its own affair, and differs between one with windows and one without.
 */
const readLaterPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
      .filter((picture) => picture.getBoundingClientRect().top >= innerHeight && picture.currentSrc !== '')
      .map((picture) => new URL(picture.currentSrc).pathname),
  );

/** Opens a page and waits for the weather of its top bar, the shell's last request. */
async function openToTheLast(page: Page, path: string) {
  const weather = page.waitForResponse(/\/api\/weather/);
  await page.goto(path);
  await (await weather).finished();
}

async function expectLittle(page: Page, watched: Map<string, Asked>, requests: number) {
  const later = await readLaterPictures(page);
  const asked = [...watched.values()].filter(({ pathname }) => !later.includes(pathname));
  const bytesOf = (kind: string) =>
    asked.filter((request) => request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const list = asked
    .map(({ pathname, search, kind, bytes }) => `${pathname}${search} ${kind} ${bytes}`)
    .join('\n');
  // Next names each style sheet and script in the page; the steps of the build join the style sheets.
  if (hasPageSteps) expect(asked.length, list).toBeLessThanOrEqual(requests);
  expect(bytesOf('image'), list).toBeLessThanOrEqual(most.pictureBytes);
  expect(bytesOf('font'), list).toBeLessThanOrEqual(most.fontBytes);
  // Linked pages are fetched only on hover, touch or focus.
  expect(list).not.toContain('_rsc');
}

for (const path of measuredPaths) {
  test(`${path} asks for little before it is scrolled`, { tag: '@phone' }, async ({ page }) => {
    const watched = watchRequests(page);
    await openToTheLast(page, path);
    await expectLittle(page, watched, most.requests + (more[path] ?? 0));
  });
}

test('/weather asks for little before it is scrolled, and its figures are in the font files that every page has', {
  tag: '@phone',
}, async ({ page }) => {
  const watched = watchRequests(page);
  await openToTheLast(page, '/weather');
  // The page goes on to load its tool.
  await expect(page.getByRole('main').getByText(/\d°/).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectLittle(page, watched, most.requests);
  const fonts = [...watched.values()].filter(({ kind }) => kind === 'font');
  expect(fonts, JSON.stringify(fonts)).toHaveLength(2);
});

test('a page is fetched when the visitor approaches its link', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq');
  await untilHydrated(page);
  const fetched = page.waitForRequest((request) => /\/contact\?_rsc=/.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Ask for a quote' }).hover();
  expect((await fetched).method()).toBe('GET');
});

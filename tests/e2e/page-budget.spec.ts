import type { Page } from '@playwright/test';
import { browserArguments } from '../support/browser-finder';
import { expect, test } from '../support/browser-test';
import { hasPageSteps } from '../support/page-steps';
import { untilHydrated } from '../support/until-hydrated';

// As a telephone asks for pictures, and by the whole browser: without windows, it fetches more of what is further down.
test.use({
  deviceScaleFactor: 2.625,
  launchOptions: {
    executablePath: process.env.WHOLE_BROWSER || process.env.CHROMIUM_PATH || undefined,
    args: browserArguments,
  },
});

/** Requests of a page before any scrolling or press; and what languages add whose letters are in more than two font files. */
const more: Readonly<Record<string, number>> = { '/pl': 2, '/bg': 2, '/fa': 1 };
const most = { requests: 18, pictureBytes: 60 * 1024, fontBytes: 50 * 1024 };

const measuredPaths = ['/', '/services', '/contact', '/blog/1', '/seo-checker', '/pl', '/bg', '/fa', '/ja'];

/** What a page has asked for so far. */
function watchRequests(page: Page) {
  const bytes = { image: 0, font: 0 };
  const asked = new Set<string>();
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    const kind = request.resourceType();
    // The icon of the tab is fetched at any time, before the weather or after it.
    if (pathname === '/icon.svg') return;
    asked.add(`${pathname} ${kind}`);
    if (kind === 'image' || kind === 'font') bytes[kind] += (await request.sizes()).responseBodySize;
  });
  return { bytes, asked };
}

/** Opens a page and waits for the weather of its top bar, the shell's last request. */
async function openToTheLast(page: Page, path: string) {
  const weather = page.waitForResponse(/\/api\/weather/);
  await page.goto(path);
  await (await weather).finished();
}

function expectLittle({ asked, bytes }: ReturnType<typeof watchRequests>, requests: number) {
  // Next names each style sheet and script in the page; the steps of the build join the style sheets.
  if (hasPageSteps) expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(requests);
  expect(bytes.image).toBeLessThanOrEqual(most.pictureBytes);
  expect(bytes.font).toBeLessThanOrEqual(most.fontBytes);
  // Linked pages are fetched only on hover, touch or focus.
  expect([...asked].filter((line) => /_rsc/.test(line))).toEqual([]);
}

for (const path of measuredPaths) {
  test(`${path} asks for little before it is scrolled`, { tag: '@phone' }, async ({ page }) => {
    const watched = watchRequests(page);
    await openToTheLast(page, path);
    expectLittle(watched, most.requests + (more[path] ?? 0));
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
  expectLittle(watched, most.requests);
  const fonts = [...watched.asked].filter((line) => line.endsWith(' font'));
  expect(fonts, fonts.join('\n')).toHaveLength(2);
});

test('a page is fetched when the visitor approaches its link', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq');
  await untilHydrated(page);
  const fetched = page.waitForRequest((request) => /\/contact\?_rsc=/.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Ask for a quote' }).hover();
  expect((await fetched).method()).toBe('GET');
});

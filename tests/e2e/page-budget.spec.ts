import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

// As a telephone asks for pictures.
test.use({ deviceScaleFactor: 2.625 });

/** Requests of a page before any scrolling or press; and what languages add whose letters are in more than two font files. */
const moreFonts: Readonly<Record<string, number>> = { '/pl': 2, '/bg': 1, '/fa': 1 };
const most = { requests: 18, pictureBytes: 60 * 1024, fontBytes: 50 * 1024 };

const measuredPaths = [
  ...['/', '/services', '/contact', '/blog/1', '/seo-checker', '/weather'],
  ...['/pl', '/bg', '/fa', '/ja'],
];

for (const path of measuredPaths) {
  test(`${path} asks for little before it is scrolled`, { tag: '@phone' }, async ({ page }) => {
    const bytes = { image: 0, font: 0 };
    // Scripts that were fetched ahead come from the browser's cache when they are run.
    const asked = new Set<string>();
    page.on('requestfinished', async (request) => {
      const kind = request.resourceType();
      // The icon of the tab is fetched at any time, before the weather or after it.
      if (new URL(request.url()).pathname === '/icon.svg') return;
      asked.add(`${new URL(request.url()).pathname} ${kind === 'fetch' ? 'script' : kind}`);
      if (kind === 'image' || kind === 'font') bytes[kind] += (await request.sizes()).responseBodySize;
    });
    // The weather of the top bar is the shell's last request.
    const weather = page.waitForResponse(/\/api\/weather/);
    await page.goto(path);
    await (await weather).finished();
    // The weather page goes on to load its tool.
    if (path === '/weather') await expect(page.getByRole('main').getByText(/\d°/).first()).toBeVisible();
    const requests = most.requests + (moreFonts[path] ?? 0);
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(requests);
    expect(bytes.image).toBeLessThanOrEqual(most.pictureBytes);
    expect(bytes.font).toBeLessThanOrEqual(most.fontBytes);
    // Linked pages are fetched only on hover, touch or focus.
    expect([...asked].filter((line) => /_rsc/.test(line))).toEqual([]);
  });
}

/** Of the home page on a phone 390 px wide. */
const mostHeight = 7500;

for (const path of ['/', '/de']) {
  test(`${path} is short on a phone`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await untilHydrated(page);
    // Until then, sections far below have an estimated height.
    await expect(page.locator('html')).toHaveAttribute('data-laid-out');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostHeight);
  });
}

test('a page is fetched when the visitor approaches its link', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const fetched = page.waitForRequest((request) => /\/contact\?_rsc=/.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Ask for a quote' }).hover();
  expect((await fetched).method()).toBe('GET');
});

test('the weather’s figures are in the font files that every page has', { tag: '@phone' }, async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto('/weather');
  await expect(page.getByRole('main').getByText(/\d°/).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size, [...fonts].join('\n')).toBe(2);
});

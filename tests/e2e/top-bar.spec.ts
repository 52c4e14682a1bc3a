import { devices, type Page } from '@playwright/test';
import { pagePaths } from '@/lib/site/pages';
import { expect, test } from '../support/browser-test';
import { openWeatherKey } from '../support/fake-open-weather';
import {
  bar,
  muenchen,
  recordCalls,
  startTopBarSite,
  type TopBarSite,
  visitFrom,
} from '../support/top-bar-site';

// One site with providers of its own for the whole file.
test.describe.configure({ mode: 'default' });

const { userAgent } = devices['Pixel 7'];

let site: TopBarSite;

test.beforeAll(async () => {
  site = await startTopBarSite();
});

test.afterAll(() => site?.stop());

/**
 * Holds the fonts back until the returned function is called: when they arrive, text of any part of the page may move on
 * a computer without the system fonts that have the widths of ours. The page's `load` event waits for them.
 */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sums up the page's layout shifts, from its first paint on, for `readShifts`. */
const sumUpShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** In the second frame from now, because a shift is reported after the frame that shows it. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = () => resolve(Number(document.documentElement.dataset.shift ?? 0));
        requestAnimationFrame(() => requestAnimationFrame(read));
      }),
  );

async function goToContact(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Ask for a quote' })
    .or(page.getByRole('complementary').getByRole('link', { name: 'Ask for a quote' }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
}

test('a dismissed bar stays away during navigation and is back after a reload [TOPBAR-07]', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Hide this bar' }).click();
  await expect(bar(page)).toHaveCount(0);

  await goToContact(page);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(bar(page)).toHaveCount(0);
  expect(loads).toBe(1);

  await page.reload();
  await expect(bar(page)).toBeVisible();
});

for (const { device, system, use } of [
  { device: 'Computer', system: 'Linux', use: {} },
  // A context of its own instead of the phone's project, which would start another site.
  {
    device: 'Mobile device',
    system: 'Android',
    use: { userAgent, isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } },
  },
]) {
  test.describe(`on a ${device.toLowerCase()}`, () => {
    test.use(use);

    test('the bar asks for the place and then for the weather there, which moves nothing, and small screens keep of it the temperature and the picture of the device [TOPBAR-08, TOPBAR-11]', async ({
      page,
      context,
    }) => {
      await visitFrom(context, muenchen);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const releaseFonts = await holdFonts(page);
      await sumUpShifts(page);
      const calls = recordCalls(page);
      await page.goto(site.url, { waitUntil: 'commit' });
      const temperature = bar(page).getByText('23°C');
      await expect(temperature).toBeVisible();
      expect(await readShifts(page)).toBeLessThan(0.01);
      releaseFonts();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(calls).toEqual(['GET /api/location', 'GET /api/weather']);
      const asked = site.keyed.asked.map(({ searchParams }) => [
        searchParams.get('lat'),
        searchParams.get('lon'),
      ]);
      expect(asked).toContainEqual(['48.1', '11.6']);

      const place = bar(page).getByText('München, Germany');
      const sky = bar(page).getByText('light rain');
      const name = bar(page).getByText(`${system}, Chrome`);
      const picture = bar(page).getByRole('img', { name: device });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(temperature).toBeVisible();
        await expect(picture).toBeVisible();
        for (const part of [place, sky, name]) await expect(part).toBeHidden();
        for (const label of [/^Theme/, 'Sound On', /^Choose a language/, 'Hide this bar']) {
          await expect(bar(page).getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const part of [place, sky, name, temperature, picture]) await expect(part).toBeVisible();
    });
  });
}

test('the bar shows our coast, with nothing in the console, when no provider answers [TOPBAR-13]', async ({
  page,
  context,
}) => {
  await visitFrom(context, { city: 'Perth', country: 'AU', lat: '-31.95', lon: '115.86' });
  site.keyed.failureMode = 'fails';
  site.keyless.failureMode = 'sendsGarbage';
  await page.goto(site.url);
  await expect(bar(page)).toContainText('Gold Coast, Queensland, Australia');
  await expect(bar(page)).toContainText('26°C');
  await expect(bar(page)).toContainText('Sample');
  site.keyed.failureMode = undefined;
  site.keyless.failureMode = undefined;
});

test('no page and no request of the browser carries the key of the weather provider [API-13]', async ({
  page,
  context,
}) => {
  await visitFrom(context, { city: 'Cairns', country: 'AU', lat: '-16.92', lon: '145.77' });
  const bodies: Promise<string>[] = [];
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  for (const path of pagePaths) sent.push(await (await fetch(`${site.url}${path}`)).text());
  // Here the bar requests weather, as on every page, and the tool in a way of its own.
  await page.goto(`${site.url}/weather`);
  await expect(bar(page).getByText('23°C')).toBeVisible();
  await expect(page.getByRole('main').getByText('23°').first()).toBeVisible();
  sent.push(await page.content());
  const seen = [...sent, ...(await Promise.all(bodies))].join('\n');
  expect(seen).toContain('light rain');
  expect(seen).not.toContain(openWeatherKey);
  expect(seen).not.toContain('appid');
  expect(site.keyed.asked.map(({ searchParams }) => searchParams.get('appid'))).toContain(openWeatherKey);
});

test('without scripts there is no empty bar', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.locator('[data-part="top-bar"]')).toBeHidden();
  await context.close();
});

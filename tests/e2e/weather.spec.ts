import { devices, type Locator, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { startFakeOpenMeteo } from '../support/fake-open-meteo';
import type { FakeProvider } from '../support/fake-provider';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/route-site';
import { untilHydrated } from '../support/until-hydrated';

// One site with a provider of its own for the whole file.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
let provider: FakeProvider;

test.beforeAll(async () => {
  provider = await startFakeOpenMeteo();
  site = await startSite({
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    IP_LOOKUP_BASE_URL: 'http://127.0.0.1:9',
    OPEN_METEO_BASE_URL: provider.baseUrl,
    OPEN_METEO_GEOCODING_BASE_URL: provider.baseUrl,
  });
});

test.afterAll(async () => {
  await site?.stop();
  await provider?.close();
});

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { userAgent, isMobile, hasTouch, viewport: { width: 390, height: 844 } };

const samples = (part: Locator) => part.getByText(/^(Sample, not live|نمونه، نه زنده)$/);
const board = (page: Page) => page.locator('[data-part="conditions-board"]');
const beaches = (page: Page) => page.locator('[aria-labelledby="local-title"]');
const town = (page: Page) => board(page).locator('article > header > h3');

/** The beaches' weather is asked for when the visitor comes near. */
const comeNear = (page: Page) => beaches(page).scrollIntoViewIfNeeded();

async function searchFor(page: Page, name: string) {
  await untilHydrated(page);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
}

test('the weather checker is shown at /weather [WEATHER-01]', async ({ request }) => {
  const response = await request.get('/weather');

  expect(response.status()).toBe(200);
  const { title, headings } = readPage(await response.text());
  expect(title).toContain('Gold Coast weather checker: live local conditions');
  expect(headings).toEqual(['Weather Checker']);
});

// Together these two cover both directions and both widths. Both run in the project of the wide screen, because each
// project would start a site.
for (const { locale, screen, brisbane } of [
  { locale: 'en', screen: phone, brisbane: 'Brisbane' },
  { locale: 'fa', screen: {}, brisbane: 'بریزبن' },
] as const) {
  test.describe(() => {
    test.use(screen);

    test(`a visitor in ${locale} sees the Gold Coast, its beaches, and a city of their choice`, async ({
      page,
    }) => {
      const figure = new Intl.NumberFormat(locales[locale].hrefLang).format(27);
      await page.goto(`${site.url}${localePath(locale, '/weather')}`);

      await expect(town(page)).toContainText('Gold Coast');
      await expect(board(page).locator('[data-band]')).toContainText(figure);
      await expect(board(page).getByRole('link')).toHaveAttribute('href', 'https://open-meteo.com/');
      await comeNear(page);
      await expect(beaches(page).locator('[data-band]')).toHaveText(Array(3).fill(new RegExp(figure)));
      await expect(samples(beaches(page))).toHaveCount(0);
      expect(await accessFaults(page, 'main')).toEqual([]);

      await page.getByRole('button', { name: brisbane }).click();
      await expect(town(page)).toContainText('Brisbane');

      await searchFor(page, 'Southport, QLD');
      await expect(town(page)).toContainText('Southport');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.locator('#board-title')).toBeFocused();
    });
  });
}

test('a search that fails says why and helps: with a new try without a connection, with what may have been meant for a misspelled town', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|status of 404/);
  await page.goto(`${site.url}/weather`);
  await expect(town(page)).toContainText('Gold Coast');
  await untilHydrated(page);
  await context.setOffline(true);
  await searchFor(page, 'Brisbane');
  await expect(board(page)).toContainText('Failed to fetch weather data');
  await expect(board(page)).toContainText('Sample, not live');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(board(page)).toContainText('Live');

  await searchFor(page, 'Brisbnae');
  await expect(board(page)).toContainText('Location not found. Please check the spelling and try again.');
  await expect(page.getByRole('searchbox')).toHaveValue('Brisbnae');
  await page.getByRole('button', { name: 'Brisbane, Queensland, AU' }).click();
  await expect(town(page)).toContainText('Brisbane');
});

test('with no provider answering the page says so and shows samples, with nothing in the console', async ({
  page,
}) => {
  // The site of all other tests, whose providers are unreachable.
  await page.goto('/weather');

  await expect(board(page)).toContainText('Weather Service Unavailable');
  await expect(board(page)).toContainText('For the owner of this site: configure the weather provider key');
  await expect(board(page)).not.toContainText('OPENWEATHER_API_KEY');
  await expect(samples(board(page))).toBeVisible();
  await comeNear(page);
  await expect(samples(beaches(page))).toHaveCount(3);
  expect(await accessFaults(page, 'main')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, heading, loading } of [
    { locale: 'en', heading: 'Weather Checker', loading: 'Loading Gold Coast Weather...' },
    { locale: 'fa', heading: 'هوا را ببینید', loading: 'در حال خواندن هوای گلدکوست…' },
  ] as const) {
    test(`the page in ${locale} explains itself and leads to us, and nothing loads for ever`, async ({
      page,
    }) => {
      await page.goto(`${site.url}${localePath(locale, '/weather')}`);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const note = page.locator('[aria-labelledby="weather-title"] noscript');
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
      await expect(note.locator(`a[href="${localePath(locale, '/contact')}"]`)).toBeVisible();
      await expect(page.locator('#place')).toBeHidden();
      await expect(page.getByText(loading)).toBeHidden();
      await expect(page.locator('[aria-labelledby="promo-title"] a')).toHaveCount(2);
    });
  }
});

import type { WeatherAnswer } from '@/components/weather/read-weather';
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';

/** An answer of GET /api/weather with that temperature. */
const answerAt = (temperature: number): WeatherAnswer => ({
  location: { name: 'Robina', country: 'AU' },
  temperature,
  feelsLike: temperature,
  condition: 'clear',
  icon: '01d',
  humidity: 60,
  windSpeed: 12,
  visibility: 20,
  pressure: 1015,
  uvIndex: 5,
  observedAt: '2026-11-21T02:00:00Z',
  source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
  description: 'clear sky',
  summary: { temperature, description: 'clear sky', icon: '01d' },
  suggestions: [],
});

const board = '[data-part="conditions-board"]';
const beaches = '[aria-labelledby="local-title"] article';
const bands = { red: 32, orange: 27, yellow: 22, blue: 17, darkBlue: 9 };

/** A beach keeps its temperature while the page is open; the board shows one place after the other. */
const loads = [
  { 'Surfers Paradise,AU': 'red', 'Broadbeach,AU': 'orange', 'Burleigh Heads,AU': 'yellow' },
  { 'Surfers Paradise,AU': 'blue', 'Broadbeach,AU': 'darkBlue', 'Burleigh Heads,AU': 'darkBlue' },
] as const;

test('what is written on the colour of a temperature is readable in both themes, on all five [A11Y-01]', async ({
  page,
}) => {
  let degrees = 0;
  let ofBeaches = new Map<string | null, number>();
  await page.route('**/api/weather?*', (route) => {
    const place = new URL(route.request().url()).searchParams.get('q');
    return route.fulfill({ json: answerAt(ofBeaches.get(place) ?? degrees) });
  });
  for (const load of loads) {
    ofBeaches = new Map(Object.entries(load).map(([place, band]) => [place, bands[band]]));
    for (const [turn, band] of [...new Set(Object.values(load))].entries()) {
      degrees = bands[band];
      await (turn === 0 ? page.goto('/weather') : page.getByRole('button', { name: 'Brisbane' }).click());
      await expect(page.locator(`${board} [data-band="${band}"]`)).toBeVisible();
      expect(await contrastFaults(page, board), band).toEqual([]);
    }
    // Their weather is asked for when the visitor comes near.
    await page.locator(beaches).first().scrollIntoViewIfNeeded();
    for (const [index, band] of Object.values(load).entries()) {
      await expect(page.locator(beaches).nth(index).locator(`[data-band="${band}"]`)).toBeVisible();
    }
    expect(await contrastFaults(page, beaches)).toEqual([]);
  }
});

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

test('what is written on the colour of a temperature is readable in both themes, on all five [A11Y-01]', async ({
  page,
}) => {
  let degrees = 0;
  await page.route('**/api/weather?*', (route) => route.fulfill({ json: answerAt(degrees) }));
  for (const [band, temperature] of Object.entries(bands)) {
    degrees = temperature;
    await page.goto('/weather');
    await expect(page.locator(`${board} [data-band="${band}"]`)).toBeVisible();
    // Their weather is asked for when the visitor comes near.
    await page.locator(beaches).first().scrollIntoViewIfNeeded();
    await expect(page.locator(`${beaches} [data-band="${band}"]`)).toHaveCount(3);
    expect(await contrastFaults(page, `${board}, ${beaches}`), band).toEqual([]);
  }
});

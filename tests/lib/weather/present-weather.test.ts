import { conditions } from '@/lib/weather/conditions';
import { presentWeather } from '@/lib/weather/present-weather';
import type { WeatherReading } from '@/lib/weather/reading';
import words from '@/messages/en/weather-conditions.json';

const reading: WeatherReading = {
  location: { name: 'Gold Coast', country: 'AU' },
  temperature: 23.5,
  feelsLike: 24.02,
  condition: 'rain',
  wording: 'light rain',
  icon: '10d',
  humidity: 78,
  windSpeed: 15,
  visibility: 9,
  pressure: 1017,
  uvIndex: 0,
  observedAt: '2026-11-21T00:00:00.000Z',
  source: { name: 'OpenWeather', url: 'https://openweathermap.org/' },
};

const present = (changes: Partial<WeatherReading> = {}, locale: 'en' | 'es' = 'en') =>
  presentWeather({ reading: { ...reading, ...changes }, suggestions: [] }, locale);

describe('a presented reading', () => {
  it('has a summary of rounded temperature, description and icon [TOPBAR-12]', async () => {
    const { summary } = await present();
    expect(summary).toEqual({ temperature: 24, description: 'light rain', icon: '10d' });
  });

  it.each([
    [-0.4, 0],
    [-1.6, -2],
    [25.49, 25],
  ])('rounds %d °C to %d in the summary', async (temperature, rounded) => {
    const { summary } = await present({ temperature });
    expect(summary.temperature).toBe(rounded);
  });

  it('keeps the facts and says in words what the provider has no words for', async () => {
    const { wording, ...facts } = reading;
    await expect(present({ wording: null, condition: 'squall' })).resolves.toMatchObject({
      ...facts,
      condition: 'squall',
      description: 'Squall',
    });
  });

  it('is in the reader’s language rather than the provider’s', async () => {
    const { description, summary } = await present({}, 'es');
    expect([description, summary.description]).toEqual(['Lluvia', 'Lluvia']);
  });

  it('has a label for each of the fourteen conditions [TOPBAR-16]', () => {
    expect(conditions.map((condition) => words[condition])).toEqual([
      'Clear',
      'Cloudy',
      'Rain',
      'Drizzle',
      'Thunderstorm',
      'Snow',
      'Mist',
      'Fog',
      'Haze',
      'Dust',
      'Sand',
      'Ash',
      'Squall',
      'Tornado',
    ]);
  });
});

import { openMeteo } from '@/lib/weather/providers/open-meteo';
import type { Place } from '@/lib/weather/reading';
import { openMeteoAnswer, startFakeOpenMeteo } from '@/tests/support/fake-open-meteo';
import { allFailureModes, type FakeProvider, patienceMs } from '@/tests/support/fake-provider';

let service: FakeProvider;

const start = async (current: object = {}) => {
  service = await startFakeOpenMeteo({
    ...openMeteoAnswer,
    current: { ...openMeteoAnswer.current, ...current },
  });
};

afterEach(() => service.close());

const find = (place: Place, key?: string) =>
  openMeteo({
    baseUrl: service.baseUrl,
    geocodingBaseUrl: service.baseUrl,
    key,
    timeoutMs: patienceMs(service.failureMode),
  }).find(place);

const spot = { lat: -28, lon: 153.4 };

describe('Open-Meteo', () => {
  it('reads the same facts, and the real UV index [WEATHER-24] [WEATHER-25]', async () => {
    await start();

    await expect(find(spot)).resolves.toEqual({
      found: true,
      suggestions: [],
      reading: {
        location: null,
        temperature: 26.7,
        feelsLike: 28.9,
        condition: 'cloudy',
        wording: null,
        icon: '02d',
        humidity: 64,
        windSpeed: 18,
        visibility: 24.14,
        pressure: 1015.2,
        uvIndex: 7.45,
        observedAt: '2026-11-21T00:00:00.000Z',
        source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
      },
    });
  });

  it('asks in metric units for just what it reads [API-10]', async () => {
    await start();

    await find(spot);

    expect(service.asked.map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
    expect(Object.fromEntries(service.asked[0]?.searchParams ?? [])).toEqual({
      latitude: '-28',
      longitude: '153.4',
      current:
        'temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,is_day,wind_speed_10m,pressure_msl,visibility,uv_index',
      temperature_unit: 'celsius',
      wind_speed_unit: 'kmh',
      timeformat: 'unixtime',
    });
  });

  it('sends a key to both its services when there is one', async () => {
    await start();

    await find({ q: 'Gold Coast' }, 'paid');

    expect(service.asked.map(({ searchParams }) => searchParams.get('apikey'))).toEqual(['paid', 'paid']);
  });

  it.each([
    [0, 1, 'clear', '01d'],
    [0, 0, 'clear', '01n'],
    [3, 1, 'cloudy', '04d'],
    [48, 0, 'fog', '50n'],
    [53, 1, 'drizzle', '09d'],
    [65, 1, 'rain', '10d'],
    [82, 1, 'rain', '09d'],
    [75, 1, 'snow', '13d'],
    [96, 1, 'thunderstorm', '11d'],
  ])('reads WMO code %i with is_day %i as %s, %s', async (weather_code, is_day, condition, icon) => {
    await start({ weather_code, is_day });
    await expect(find(spot)).resolves.toMatchObject({ reading: { condition, icon } });
  });

  it('has UV 0 and unknown visibility where its model gives none [WEATHER-25]', async () => {
    await start({ uv_index: null, visibility: null });
    await expect(find(spot)).resolves.toMatchObject({ reading: { uvIndex: 0, visibility: null } });
  });

  it.each([
    ['text for a number', { temperature_2m: '26.7' }],
    ['kelvin', { temperature_2m: 299.8 }],
    ['no temperature', { temperature_2m: undefined }],
    ['no humidity', { relative_humidity_2m: null }],
    ['a code that means nothing', { weather_code: 42 }],
    ['a time beyond the calendar', { time: 1e18 }],
  ])('fails on %s', async (_what, wrong) => {
    await start(wrong);
    await expect(find(spot)).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it.each(allFailureModes)('fails, and in time, when it %s', async (misdeed) => {
    await start();
    service.failureMode = misdeed;
    await expect(find(spot)).rejects.toMatchObject({ code: expect.stringMatching(/^upstream_/) });
    await expect(find({ q: 'Brisbane' })).rejects.toMatchObject({
      code: expect.stringMatching(/^upstream_/),
    });
  });
});

describe('Open-Meteo, asked by name', () => {
  beforeEach(() => start());

  it.each([
    ['Gold Coast', 'Gold Coast', 'AU', '-28.00029'],
    ['gold coast,AU', 'Gold Coast', 'AU', '-28.00029'],
    [' Gold Coast , Australia', 'Gold Coast', 'AU', '-28.00029'],
    ['Southport, QLD', 'Southport', 'AU', '-27.96724'],
    ['Southport, Queensland, AU', 'Southport', 'AU', '-27.96724'],
    ['Southport, UK', 'Southport', 'GB', '53.64779'],
    ['Southport, England', 'Southport', 'GB', '53.64779'],
    ['Bris', 'Brisbane', 'AU', '-27.46794'],
  ])('understands %j', async (q, name, country, latitude) => {
    await expect(find({ q })).resolves.toMatchObject({ reading: { location: { name, country } } });
    expect(service.asked.at(-1)?.searchParams.get('latitude')).toBe(latitude);
  });

  it('takes the Australian of two towns alike, and names the other', async () => {
    await expect(find({ q: 'southport' })).resolves.toMatchObject({
      reading: { location: { name: 'Southport', country: 'AU' } },
      suggestions: ['Southport, England, GB'],
    });
  });

  it('takes the city that the world knows over a village of ours, and names the village', async () => {
    await expect(find({ q: 'Toronto' })).resolves.toMatchObject({
      reading: { location: { name: 'Toronto', country: 'CA' } },
      suggestions: ['Toronto, New South Wales, AU'],
    });
  });

  it('names places that find themselves', async () => {
    await expect(find({ q: 'Toronto, New South Wales, AU' })).resolves.toMatchObject({
      reading: { location: { name: 'Toronto', country: 'AU' } },
      suggestions: [],
    });
  });

  it.each([
    ['Brisbnae', ['Brisbane, Queensland, AU']],
    ['Brisbane, France', ['Brisbane, Queensland, AU']],
    ['Xyzzyville', []],
    ['Q', []],
    [',', []],
  ])('finds nothing for %j, and suggests %j', async (q, suggestions) => {
    await expect(find({ q })).resolves.toEqual({ found: false, suggestions });
  });
});

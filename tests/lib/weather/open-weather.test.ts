import { openWeather } from '@/lib/weather/providers/open-weather';
import type { Place } from '@/lib/weather/reading';
import { openWeatherAnswer, openWeatherKey, startFakeOpenWeather } from '@/tests/support/fake-open-weather';
import { allFailureModes, type FakeProvider, patienceMs } from '@/tests/support/fake-provider';

let service: FakeProvider;

const start = async (answer?: object) => {
  service = await startFakeOpenWeather(answer);
};

afterEach(() => service.close());

const find = (place: Place, key = openWeatherKey) =>
  openWeather({ baseUrl: `${service.baseUrl}/`, key, timeoutMs: patienceMs(service.failureMode) }).find(
    place,
  );

const spot = { lat: -28, lon: 153.4 };

describe('OpenWeather', () => {
  it('reads name, country, temperatures, humidity, pressure, sky, wind and visibility [API-11] [WEATHER-24]', async () => {
    await start();

    await expect(find(spot)).resolves.toEqual({
      found: true,
      suggestions: [],
      reading: {
        location: { name: 'Gold Coast', country: 'AU' },
        temperature: 23.46,
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
      },
    });
  });

  it('asks by coordinates or by name, in metric units, with its key [API-10]', async () => {
    await start();

    await find(spot);
    await find({ q: 'Gold Coast,AU' });

    expect(service.asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { lat: '-28', lon: '153.4', units: 'metric', appid: openWeatherKey },
      { q: 'Gold Coast,AU', units: 'metric', appid: openWeatherKey },
    ]);
  });

  it.each([
    [0, 0],
    [1, 4],
    [4.12, 15],
    [10, 36],
  ])('turns %d m/s of wind into %d km/h [WEATHER-26]', async (speed, windSpeed) => {
    await start({ ...openWeatherAnswer, wind: { speed } });
    await expect(find(spot)).resolves.toMatchObject({ reading: { windSpeed } });
  });

  it.each([
    [10_000, 10],
    [150, 0.15],
    [undefined, null],
  ])('turns %p metres of visibility into %p km [WEATHER-27]', async (metres, visibility) => {
    await start({ ...openWeatherAnswer, visibility: metres });
    await expect(find(spot)).resolves.toMatchObject({ reading: { visibility } });
  });

  it.each([
    ['Clear', 'clear'],
    ['Clouds', 'cloudy'],
    ['Smoke', 'haze'],
    ['Tornado', 'tornado'],
  ])('calls its %s %s', async (main, condition) => {
    await start({ ...openWeatherAnswer, weather: [{ main, description: main, icon: '01n' }] });
    await expect(find(spot)).resolves.toMatchObject({ reading: { condition, icon: '01n' } });
  });

  it('has no name to give at sea', async () => {
    await start({ ...openWeatherAnswer, name: '', sys: {} });
    await expect(find(spot)).resolves.toMatchObject({ reading: { location: null } });
  });

  it('finds nothing for a name that it does not know', async () => {
    await start();
    await expect(find({ q: 'Nowhereville' })).resolves.toEqual({ found: false, suggestions: [] });
  });

  it('fails with a wrong key', async () => {
    await start();
    await expect(find(spot, 'wrong')).rejects.toMatchObject({ code: 'upstream_failed', status: 401 });
  });

  it.each([
    ['text for a number', { main: { ...openWeatherAnswer.main, temp: '23' } }],
    ['kelvin', { main: { ...openWeatherAnswer.main, temp: 296.6 } }],
    ['no temperature', { main: { ...openWeatherAnswer.main, temp: undefined } }],
    ['no main block', { main: undefined }],
    ['no sky', { weather: [] }],
    ['a sky that nobody knows', { weather: [{ main: 'Frogs', description: 'frogs', icon: '10d' }] }],
    ['an icon that is none', { weather: [{ main: 'Rain', description: 'rain', icon: '../../10d' }] }],
    ['a negative wind', { wind: { speed: -4 } }],
  ])('fails on %s', async (_what, wrong) => {
    await start({ ...openWeatherAnswer, ...wrong });
    await expect(find(spot)).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it.each(allFailureModes)('fails, and in time, when it %s', async (misdeed) => {
    await start();
    service.failureMode = misdeed;
    await expect(find(spot)).rejects.toMatchObject({ code: expect.stringMatching(/^upstream_/) });
  });
});

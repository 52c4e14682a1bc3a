import { inspect } from 'node:util';
import { minuteMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { weatherFrom } from '@/lib/weather/current-weather';
import { openMeteo } from '@/lib/weather/providers/open-meteo';
import { openWeather } from '@/lib/weather/providers/open-weather';
import { startFakeOpenMeteo } from '@/tests/support/fake-open-meteo';
import { openWeatherKey, startFakeOpenWeather } from '@/tests/support/fake-open-weather';
import { type FakeProvider, patienceMs } from '@/tests/support/fake-provider';

const goldCoast = { lat: -28.02, lon: 153.4 };

let keyed: FakeProvider;
let keyless: FakeProvider;
let now: number;
let logged: jest.SpyInstance;

beforeEach(async () => {
  [keyed, keyless] = await Promise.all([startFakeOpenWeather(), startFakeOpenMeteo()]);
  now = 0;
  logged = jest.spyOn(log, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([keyed.close(), keyless.close()]);
});

const meteo = () =>
  openMeteo({
    baseUrl: keyless.baseUrl,
    geocodingBaseUrl: keyless.baseUrl,
    timeoutMs: patienceMs(keyless.failureMode),
  });
const keyedWith = (key: string) =>
  openWeather({ baseUrl: keyed.baseUrl, key, timeoutMs: patienceMs(keyed.failureMode) });
const both = () => weatherFrom([keyedWith(openWeatherKey), meteo()], () => now);
const meteoOnly = () => weatherFrom([meteo()], () => now);

const from = (name: string) => ({ reading: { source: { name } } });

describe('the current weather', () => {
  it('comes from the keyed provider, which alone is asked', async () => {
    await expect(both()(goldCoast)).resolves.toMatchObject(from('OpenWeather'));
    expect(keyless.asked).toEqual([]);
  });

  it('comes from the provider without a key when there is no other', async () => {
    await expect(meteoOnly()(goldCoast)).resolves.toMatchObject(from('Open-Meteo'));
  });

  it('comes from the second when the first fails, and the log does not give the key away', async () => {
    keyed.failureMode = 'fails';

    await expect(both()(goldCoast)).resolves.toMatchObject(from('Open-Meteo'));

    expect(inspect(logged.mock.calls, { depth: 10 })).toContain('OpenWeather failed');
    expect(inspect(logged.mock.calls, { depth: 10 })).not.toMatch(new RegExp(openWeatherKey));
  });

  it('comes from the second when the key is refused, and the log does not give it away', async () => {
    const weather = weatherFrom([keyedWith('revoked-key'), meteo()], () => now);

    await expect(weather(goldCoast)).resolves.toMatchObject(from('Open-Meteo'));

    expect(inspect(logged.mock.calls, { depth: 10 })).toContain('answered 401');
    expect(inspect(logged.mock.calls, { depth: 10 })).not.toContain('revoked-key');
  });

  it('is looked up at the second when the first does not know the place', async () => {
    await expect(both()({ q: 'Southport, QLD' })).resolves.toMatchObject(from('Open-Meteo'));
  });

  it('is not found when nobody knows the place, with what may have been meant', async () => {
    await expect(both()({ q: 'Brisbnae' })).rejects.toMatchObject({
      code: 'place_not_found',
      suggestions: ['Brisbane, Queensland, AU'],
    });
  });

  it.each([
    ['silent', 'upstream_timeout'],
    ['fails', 'upstream_failed'],
  ] as const)('fails when every provider is %s: %s', async (misdeed, code) => {
    keyed.failureMode = misdeed;
    keyless.failureMode = misdeed;
    await expect(both()(goldCoast)).rejects.toMatchObject({ code });
  });
});

describe('the current weather, asked again', () => {
  it('is one call for a hundred visitors at once [API-14]', async () => {
    const weather = both();

    await Promise.all(Array.from({ length: 100 }, () => weather(goldCoast)));

    expect(keyed.asked).toHaveLength(1);
  });

  it('is one call for a neighbourhood, asked for to a tenth of a degree', async () => {
    const weather = meteoOnly();

    await weather({ lat: -28.02, lon: 153.4 });
    await weather({ lat: -27.98765, lon: 153.43 });
    await weather({ lat: -0.01, lon: 0.04 });
    await weather({ lat: 0.04, lon: -0.01 });

    expect(keyless.asked.map(({ searchParams }) => searchParams.get('latitude'))).toEqual(['-28', '0']);
  });

  it('is one call for a name, whatever its case and spacing', async () => {
    const weather = both();

    await weather({ q: 'Gold Coast,AU' });
    await weather({ q: ' gold  COAST,au' });

    expect(keyed.asked).toHaveLength(1);
  });

  it('is kept for ten minutes [API-14]', async () => {
    const weather = both();

    await weather(goldCoast);
    now += 10 * minuteMs - 1;
    await weather(goldCoast);
    expect(keyed.asked).toHaveLength(1);
    now += 1;
    await weather(goldCoast);
    expect(keyed.asked).toHaveLength(2);
  });

  it('is the last known one for an hour when nobody answers', async () => {
    const weather = meteoOnly();
    await weather(goldCoast);
    keyless.failureMode = 'fails';

    now += 70 * minuteMs - 1;
    await expect(weather(goldCoast)).resolves.toMatchObject(from('Open-Meteo'));
    now += minuteMs;
    await expect(weather(goldCoast)).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('OPENWEATHER_API_KEY'));
  });

  it('is not asked for again soon where there is no such place', async () => {
    const weather = meteoOnly();

    await expect(weather({ q: 'Xyzzyville' })).rejects.toMatchObject({ code: 'place_not_found' });
    const calls = keyless.asked.length;
    now += 5 * minuteMs - 1;
    await expect(weather({ q: 'Xyzzyville' })).rejects.toMatchObject({ code: 'place_not_found' });

    expect(keyless.asked).toHaveLength(calls);
  });
});

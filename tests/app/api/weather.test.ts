import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { log } from '@/lib/log/log';
import { startFakeOpenMeteo } from '@/tests/support/fake-open-meteo';
import { openWeatherKey, startFakeOpenWeather } from '@/tests/support/fake-open-weather';
import type { FakeProvider } from '@/tests/support/fake-provider';
import { expectFailure } from '@/tests/support/route-failure';
import { routeUnder } from '@/tests/support/route-providers';
import { type Answer, callRoute } from '@/tests/support/route-server';

let keyed: FakeProvider;
let keyless: FakeProvider;
let logged: jest.SpyInstance[];

beforeEach(async () => {
  [keyed, keyless] = await Promise.all([startFakeOpenWeather(), startFakeOpenMeteo()]);
  logged = [
    jest.spyOn(log, 'warn').mockImplementation(() => {}),
    jest.spyOn(log, 'error').mockImplementation(() => {}),
  ];
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([keyed.close(), keyless.close()]);
});

afterAll(() => rmSync(process.env.DATA_DIR ?? '', { recursive: true }));

const load = (OPENWEATHER_API_KEY = '') =>
  routeUnder(
    {
      OPENWEATHER_API_KEY,
      OPENWEATHER_BASE_URL: keyed.baseUrl,
      OPEN_METEO_BASE_URL: keyless.baseUrl,
      OPEN_METEO_GEOCODING_BASE_URL: keyless.baseUrl,
    },
    () => import('@/app/api/weather/route'),
  );

async function ask(query: string, options: { key?: string; language?: string } = {}): Promise<Answer> {
  const { GET } = await load(options.key);
  const headers = { 'Accept-Language': options.language ?? 'en' };
  return callRoute(GET, { path: `/api/weather${query}`, headers });
}

describe('GET /api/weather', () => {
  it('answers a reading with its summary by coordinates [API-10] [WEATHER-17]', async () => {
    const answer = await ask('?lat=-28.02&lon=153.4');

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      location: null,
      temperature: 26.7,
      feelsLike: 28.9,
      condition: 'cloudy',
      description: 'Cloudy',
      icon: '02d',
      humidity: 64,
      windSpeed: 18,
      visibility: 24.14,
      pressure: 1015.2,
      uvIndex: 7.45,
      observedAt: '2026-11-21T00:00:00.000Z',
      source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
      summary: { temperature: 27, description: 'Cloudy', icon: '02d' },
      suggestions: [],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(keyless.asked[0]?.searchParams.get('temperature_unit')).toBe('celsius');
  });

  it('answers by name, from the keyed provider when its key is set, in metric units [API-10]', async () => {
    const answer = await ask('?q=Gold%20Coast,AU', { key: openWeatherKey });

    expect(answer.body).toMatchObject({
      location: { name: 'Gold Coast', country: 'AU' },
      description: 'light rain',
      summary: { temperature: 23, icon: '10d' },
    });
    expect(keyed.asked[0]?.searchParams.get('units')).toBe('metric');
  });

  it('answers in the reader’s language', async () => {
    const { body } = await ask('?q=Gold%20Coast,AU', { key: openWeatherKey, language: 'es' });
    expect(body).toMatchObject({ condition: 'rain', description: 'Lluvia' });
  });

  it('answers an unknown place with 404 and the sentence [API-12]', async () => {
    const answer = await ask('?q=Xyzzyville', { key: openWeatherKey });

    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      success: false,
      code: 'place_not_found',
      message: 'Location not found. Please check the spelling and try again.',
      suggestions: [],
    });
  });

  it('suggests what a misspelled name may have meant', async () => {
    const { body } = await ask('?q=Brisbnae');
    expect(body).toMatchObject({ code: 'place_not_found', suggestions: ['Brisbane, Queensland, AU'] });
  });

  const unusable = 'We couldn’t use this. What you typed is still here: please correct it and try again.';
  const refused = [
    ['', 'q', 'Please fill in this field.'],
    ['?q=', 'q', 'Please fill in this field.'],
    ['?q=%20%20', 'q', 'Please fill in this field.'],
    ['?lat=-28', 'lon', 'Please fill in this field.'],
    ['?lon=153', 'lat', 'Please fill in this field.'],
    ['?lat=91&lon=0', 'lat', unusable],
    ['?lat=0&lon=-180.1', 'lon', unusable],
    ['?lat=NaN&lon=0', 'lat', unusable],
    ['?lat=1e1&lon=0', 'lat', unusable],
    ['?q=%00', 'q', unusable],
    ['?q=%2C%2C', 'q', unusable],
    [`?q=${'x'.repeat(101)}`, 'q', 'Please use at most 100 characters.'],
  ] as const;
  it('refuses what names no place, without asking a provider', async () => {
    const { GET } = await load();
    for (const [query, field, sentence] of refused) {
      const answer = await callRoute(GET, {
        path: `/api/weather${query}`,
        headers: { 'Accept-Language': 'en' },
      });
      expect([query, answer.status]).toEqual([query, 422]);
      expectFailure(answer, { status: 422, code: 'validation_failed', fieldErrors: { [field]: [sentence] } });
    }
    expect(keyless.asked).toEqual([]);
  });

  it('answers 502 when no provider works, with nothing of theirs in it [WEATHER-17]', async () => {
    keyed.failureMode = 'fails';
    keyless.failureMode = 'sendsGarbage';

    const answer = await ask('?lat=-28&lon=153', { key: openWeatherKey });

    expectFailure(answer, { status: 502, code: 'upstream_failed' });
  });

  it('answers 504 within its time when the providers are silent [API-14]', async () => {
    keyless.failureMode = 'silent';

    const answer = await ask('?lat=-28&lon=153');

    expectFailure(answer, { status: 504, code: 'upstream_timeout' });
  });

  it('keeps the key out of every answer and of the log', async () => {
    const answers = [
      await ask('?q=Gold%20Coast', { key: openWeatherKey }),
      await ask('?q=Xyzzyville', { key: openWeatherKey }),
    ];
    keyed.failureMode = 'redirects';
    keyless.failureMode = 'hangsUp';
    answers.push(await ask('?q=Gold%20Coast', { key: openWeatherKey }));

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 502]);
    const said = answers.map(({ text, headers }) => text + inspect(headers)).join();
    const log = inspect(
      logged.flatMap(({ mock }) => mock.calls),
      { depth: 10 },
    );
    expect(said + log).not.toContain(openWeatherKey);
  });

  it('asks a provider once for a hundred visitors, and not again for the next [API-14]', async () => {
    const { GET } = await load();
    const visit = (_: unknown, index: number) =>
      callRoute(GET, { path: '/api/weather?lat=-28.02&lon=153.4', clientAddress: `1.128.0.${index}` });

    await Promise.all(Array.from({ length: 100 }, visit));
    await visit(undefined, 101);

    expect(keyless.asked).toHaveLength(1);
  });

  it('has a limit per visitor', async () => {
    const { GET } = await load();
    const visit = () => callRoute(GET, { path: '/api/weather?lat=-28.02&lon=153.4' });

    for (let visits = 0; visits < 60; visits += 1) await visit();
    const answer = await visit();

    expectFailure(answer, { status: 429, code: 'rate_limited' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses other methods', async () => {
    const { POST } = await load();
    const answer = await callRoute(POST, { path: '/api/weather', method: 'POST' });
    expectFailure(answer, { status: 405, code: 'method_not_allowed' });
  });
});

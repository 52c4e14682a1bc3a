import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { startFakeOpenMeteo } from '@/tests/support/fake-open-meteo';
import { expectFailure } from '@/tests/support/route-failure';
import { routeUnder } from '@/tests/support/route-providers';
import { type Answer, callRoute } from '@/tests/support/route-server';
import { eachTest } from '@/tests/support/started';

const provider = eachTest(startFakeOpenMeteo);
let logged: jest.SpyInstance[];

beforeEach(() => {
  logged = [];
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => rmSync(process.env.DATA_DIR ?? '', { recursive: true }));

async function ask(query: string): Promise<Answer> {
  const settings = { OPEN_METEO_BASE_URL: provider.baseUrl, OPEN_METEO_GEOCODING_BASE_URL: provider.baseUrl };
  const { GET } = await routeUnder(settings, async () => {
    const { log } = await import('@/lib/log/log');
    for (const level of ['warn', 'error'] as const) {
      logged.push(jest.spyOn(log, level).mockImplementation(() => {}));
    }
    return import('@/app/api/weather/route');
  });
  return callRoute(GET, { path: `/api/weather?${query}`, headers: { 'Accept-Language': 'en' } });
}

const noReading = { summary: null, source: null, suggestions: [] };

describe('GET /api/weather?optional=true', () => {
  it('answers a reading like any other', async () => {
    const answer = await ask('lat=-28&lon=153.4&optional=true');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      summary: { temperature: 27, icon: '02d' },
      source: { name: 'Open-Meteo' },
    });
  });

  it.each(['fails', 'sendsGarbage', 'hangsUp', 'silent'] as const)(
    'answers that there is no reading, and invents none, when the provider %s',
    async (misdeed) => {
      provider.failureMode = misdeed;
      const answer = await ask('lat=-28&lon=153.4&optional=true');
      expect([answer.status, answer.body]).toEqual([200, noReading]);
      expect(logged.flatMap(({ mock }) => mock.calls)).not.toEqual([]);
    },
  );

  it('answers that there is no reading of an unknown place', async () => {
    const answer = await ask('q=Xyzzyville&optional=true');
    expect([answer.status, answer.body]).toEqual([200, noReading]);
  });

  it('still refuses a question that makes no sense', async () => {
    const answer = await ask('lat=91&lon=0&optional=true');
    expectFailure(answer, {
      status: 422,
      code: 'validation_failed',
      fieldErrors: {
        lat: ['We couldn’t use this. What you typed is still here: please correct it and try again.'],
      },
    });
  });
});

import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { log } from '@/lib/log/log';
import { startFakeIpService } from '@/tests/support/fake-ip-service';
import { expectFailure } from '@/tests/support/route-failure';
import { routeUnder } from '@/tests/support/route-providers';
import { callRoute } from '@/tests/support/route-server';
import { eachTest } from '@/tests/support/started';

const clientAddress = '1.128.0.1';
const path = '/api/location';

const service = eachTest(startFakeIpService);

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => rmSync(process.env.DATA_DIR ?? '', { recursive: true }));

const load = (TRUSTED_PROXIES = '0') =>
  routeUnder(
    { IP_LOOKUP_BASE_URL: service.baseUrl, TRUSTED_PROXIES },
    () => import('@/app/api/location/route'),
  );

const platformHeaders = {
  'x-forwarded-for': '8.8.8.8',
  'x-vercel-ip-city': 'M%C3%BCnchen',
  'x-vercel-ip-country-region': 'BY',
  'x-vercel-ip-country': 'DE',
  'x-vercel-ip-latitude': '48.1374',
  'x-vercel-ip-longitude': '11.5755',
};

const goldCoast = {
  city: 'Gold Coast',
  region: 'Queensland',
  country: 'Australia',
  lat: -28.02,
  lon: 153.4,
  source: 'fallback',
};

describe('GET /api/location', () => {
  it('answers what the look-up service knows [API-08] [API-09]', async () => {
    const { GET } = await load();

    const answer = await callRoute(GET, { path, clientAddress });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ip: clientAddress,
      city: 'Brisbane',
      region: 'Queensland',
      country: 'Australia',
      lat: -27.4679,
      lon: 153.0281,
      source: 'lookup',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers what the platform’s headers say, and asks nobody [API-09]', async () => {
    const { GET } = await load('1');

    const { body } = await callRoute(GET, { path, clientAddress: '10.0.0.1', headers: platformHeaders });

    expect(body).toEqual({
      ip: '8.8.8.8',
      city: 'München',
      region: 'BY',
      country: 'Germany',
      lat: 48.1374,
      lon: 11.5755,
      source: 'platform',
    });
    expect(service.asked).toEqual([]);
  });

  it('does not take a visitor’s own headers for the platform’s', async () => {
    const { GET } = await load('0');
    const { body } = await callRoute(GET, { path, clientAddress, headers: platformHeaders });
    expect(body).toMatchObject({ ip: clientAddress, city: 'Brisbane' });
  });

  it('names the country in the reader’s language', async () => {
    const { GET } = await load('1');
    const headers = { ...platformHeaders, 'Accept-Language': 'es' };
    const { body } = await callRoute(GET, { path, headers });
    expect(body).toMatchObject({ city: 'München', country: 'Alemania' });
  });

  it('answers the Gold Coast when the service fails, silently [API-09]', async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => {});
    service.failureMode = 'fails';
    const { GET } = await load();

    const answer = await callRoute(GET, { path, clientAddress });

    expect([answer.status, answer.body]).toEqual([200, { ip: clientAddress, ...goldCoast }]);
  });

  it('answers the Gold Coast within its time when the service is silent [API-14]', async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => {});
    service.failureMode = 'silent';
    const { GET } = await load();

    const { body } = await callRoute(GET, { path, clientAddress });

    expect(body).toEqual({ ip: clientAddress, ...goldCoast });
  });

  it('answers the Gold Coast to an address of no place, without asking [API-09]', async () => {
    const { GET } = await load();
    const { body } = await callRoute(GET, { path, clientAddress: '192.168.1.20' });
    expect(body).toEqual({ ip: '192.168.1.20', ...goldCoast });
    expect(service.asked).toEqual([]);
  });

  it('asks the service once for a visitor [API-14]', async () => {
    const { GET } = await load();

    await Promise.all(Array.from({ length: 20 }, () => callRoute(GET, { path, clientAddress })));
    await callRoute(GET, { path, clientAddress });

    expect(service.asked).toHaveLength(1);
  });

  it('refuses other methods', async () => {
    const { POST } = await load();
    const answer = await callRoute(POST, { path, method: 'POST' });
    expectFailure(answer, { status: 405, code: 'method_not_allowed' });
  });
});

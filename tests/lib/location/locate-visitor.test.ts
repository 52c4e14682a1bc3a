import { inspect } from 'node:util';
import { locatorWith } from '@/lib/location/locate-visitor';
import { goldCoast } from '@/lib/location/visitor-place';
import { log } from '@/lib/log/log';
import { ipServiceAnswer, startFakeIpService } from '@/tests/support/fake-ip-service';
import { allFailureModes, type FakeProvider, patienceMs } from '@/tests/support/fake-provider';

const clientIp = '1.128.0.1';

let service: FakeProvider;
let logged: jest.SpyInstance;

const start = async (changes: object = {}) => {
  service = await startFakeIpService({ ...ipServiceAnswer, ...changes });
};

beforeEach(() => {
  logged = jest.spyOn(log, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const locator = (trustedProxies = 0) =>
  locatorWith({
    lookUp: { baseUrl: service.baseUrl, timeoutMs: patienceMs(service.failureMode) },
    trustedProxies,
  });

const vercel = new Headers({
  'x-vercel-ip-city': 'S%C3%A3o%20Paulo',
  'x-vercel-ip-country-region': 'SP',
  'x-vercel-ip-country': 'BR',
  'x-vercel-ip-latitude': '-23.5475',
  'x-vercel-ip-longitude': '-46.6361',
});

const saoPaulo = {
  city: 'São Paulo',
  region: 'SP',
  countryCode: 'BR',
  lat: -23.5475,
  lon: -46.6361,
  source: 'platform',
};

const brisbane = {
  city: 'Brisbane',
  region: 'Queensland',
  countryCode: 'AU',
  lat: -27.4679,
  lon: 153.0281,
  source: 'lookup',
};

const nothing = new Headers();

describe('locateVisitor', () => {
  it('believes the platform’s headers behind a trusted proxy, and asks nobody', async () => {
    await start();

    await expect(locator(1)({ headers: vercel, clientIp })).resolves.toEqual(saoPaulo);

    expect(service.asked).toEqual([]);
  });

  it('does not believe headers that the visitor may have written', async () => {
    await start();
    await expect(locator(0)({ headers: vercel, clientIp })).resolves.toEqual(brisbane);
  });

  it('reads Cloudflare’s headers, whose letters arrive as bytes', async () => {
    await start();
    const headers = new Headers({
      'cf-ipcity': Buffer.from('Łódź').toString('latin1'),
      'cf-region': Buffer.from('Łódź Voivodeship').toString('latin1'),
      'cf-ipcountry': 'PL',
      'cf-iplatitude': '51.75',
      'cf-iplongitude': '19.46667',
    });

    await expect(locator(1)({ headers, clientIp })).resolves.toEqual({
      city: 'Łódź',
      region: 'Łódź Voivodeship',
      countryCode: 'PL',
      lat: 51.75,
      lon: 19.46667,
      source: 'platform',
    });
  });

  it.each([
    ['a country alone', { 'cf-ipcountry': 'AU' }],
    ['a city of no country', { 'cf-ipcity': 'Brisbane', 'cf-ipcountry': 'XX' }],
    ['a visitor from Tor', { 'cf-ipcity': 'Brisbane', 'cf-ipcountry': 'T1' }],
  ])('looks up the address when the headers give %s', async (_what, headers) => {
    await start();
    await expect(locator(1)({ headers: new Headers(headers), clientIp })).resolves.toEqual(brisbane);
  });

  it.each([
    ['no', {}],
    ['half of the', { 'x-vercel-ip-latitude': '-23.5' }],
    ['impossible', { 'x-vercel-ip-latitude': '-230', 'x-vercel-ip-longitude': '' }],
  ])('knows a place with %s coordinates, without coordinates', async (_what, coordinates) => {
    await start();
    const headers = new Headers({ 'x-vercel-ip-city': 'Perth', 'x-vercel-ip-country': 'AU', ...coordinates });
    await expect(locator(1)({ headers, clientIp })).resolves.toMatchObject({
      city: 'Perth',
      lat: null,
      lon: null,
    });
  });

  it('falls back to the Gold Coast, at about -28.02 and 153.4 [TOPBAR-14]', () => {
    return start().then(() =>
      expect(locator()({ headers: nothing, clientIp: undefined })).resolves.toEqual({
        city: 'Gold Coast',
        region: 'Queensland',
        countryCode: 'AU',
        lat: -28.02,
        lon: 153.4,
        source: 'fallback',
      }),
    );
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.20.0.5',
    '192.168.1.20',
    '169.254.1.1',
    '100.64.0.9',
    'fd00::1',
    'fe80::1',
  ])('does not look up %s, which is nowhere on the internet', async (local) => {
    await start();
    await expect(locator()({ headers: nothing, clientIp: local })).resolves.toEqual(goldCoast);
    expect(service.asked).toEqual([]);
  });

  it.each([
    ['a refusal with status 200', { error: true, reason: 'RateLimited', city: undefined }],
    ['no city', { city: null }],
    ['no country', { country_code: null }],
    ['a list for a city', { city: ['Brisbane'] }],
    ['a city of two lines', { city: 'Bris\nbane' }],
  ])('falls back when the service answers with %s', async (_what, changes) => {
    await start(changes);
    await expect(locator()({ headers: nothing, clientIp })).resolves.toEqual(goldCoast);
  });

  it('keeps a place whose coordinates are missing', async () => {
    await start({ latitude: null, longitude: null });
    await expect(locator()({ headers: nothing, clientIp })).resolves.toMatchObject({
      city: 'Brisbane',
      lat: null,
    });
  });

  it.each(allFailureModes)(
    'falls back, in time and without naming the visitor in the log, when the service %s',
    async (misdeed) => {
      await start();
      service.failureMode = misdeed;

      await expect(locator()({ headers: nothing, clientIp })).resolves.toEqual(goldCoast);

      expect(inspect(logged.mock.calls, { depth: 10 })).not.toContain(clientIp);
    },
  );
});

import { fuzzSite } from '@/scripts/fuzz/fuzz-site';
import { type RunningSite, startSite } from '@/tests/support/route-site';

const nowhere = 'http://127.0.0.1:9';
let site: RunningSite;

describe('the routes of the built site', () => {
  beforeAll(async () => {
    site = await startSite({
      RATE_LIMITS: 'off',
      LOAD_SHEDDING: 'off',
      OPEN_METEO_BASE_URL: nowhere,
      OPEN_METEO_GEOCODING_BASE_URL: nowhere,
      IP_LOOKUP_BASE_URL: nowhere,
      PAGESPEED_BASE_URL: nowhere,
    });
  }, 60_000);
  afterAll(() => site.stop());

  // The same requests in each run, so that a failure is one of the code: `npm run fuzz` tries others, and more of them.
  it('answer generated requests in their own words, and stay healthy', async () => {
    const { statuses, fault } = await fuzzSite(site.url, 800, 1);
    expect(fault).toBeUndefined();
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 404, 405, 415, 422]));
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  }, 240_000);
});

import { fuzzSite } from '@/tests/support/fuzz/fuzz-site';
import { type RunningSite, startSite } from '@/tests/support/route-site';

const nowhere = 'http://127.0.0.1:9';
let site: RunningSite;

// The same requests in each run, so that a failure is one of the code. `FUZZ_CASES=20000` sends others, and more of them;
// `FUZZ_SEED`, which is printed, repeats them.
const cases = Number(process.env.FUZZ_CASES || 800);
const seed = Number(process.env.FUZZ_SEED || (process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 1));

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
  });
  afterAll(() => site.stop());

  it(
    'answer generated requests in their own words, and stay healthy',
    async () => {
      console.info(`Seed ${seed}, ${cases} requests.`);
      const { statuses, fault } = await fuzzSite(site.url, cases, seed);
      expect(fault).toBeUndefined();
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 404, 405, 415, 422]));
      expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    },
    Math.max(240_000, cases * 300),
  );
});

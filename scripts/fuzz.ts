import { parseArgs } from 'node:util';
import { tempDir } from '../tests/support/temp-dir';
import { fuzzSite } from './fuzz/fuzz-site';
import { exitUnlessBuilt, startBuiltSite } from './serve/built-site';

// `npm run fuzz -- [--cases N] [--seed S]` sends generated requests to every route of the API of the built site and
// checks each response. The printed seed repeats a run.

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const cases = Number(values.cases);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
exitUnlessBuilt();

const data = tempDir('fuzz');
const nowhere = 'http://127.0.0.1:9';
const site = await startBuiltSite({
  DATA_DIR: data.path,
  RATE_LIMITS: 'off',
  LOAD_SHEDDING: 'off',
  OPEN_METEO_BASE_URL: nowhere,
  OPEN_METEO_GEOCODING_BASE_URL: nowhere,
  IP_LOOKUP_BASE_URL: nowhere,
  PAGESPEED_BASE_URL: nowhere,
});
try {
  console.info(`Seed ${seed}, ${cases} requests.`);
  const { statuses, fault } = await fuzzSite(site.origin, cases, seed);
  for (const [status, count] of [...statuses].toSorted(([one], [other]) => one - other)) {
    console.info(`answered ${status}   ${String(count).padStart(7)}`);
  }
  const health = await fetch(`${site.origin}/api/health`);
  console.info(`Afterwards the site is ${health.ok ? 'healthy' : 'not healthy'}.`);
  if (fault) console.error(fault);
  process.exitCode = fault || !health.ok ? 1 : 0;
} finally {
  await site.stop();
  data.remove();
}

/**
 * Measures the built site under twice the load that it can answer: npm run bench:load -- [--rate 300] [--seconds 20]
 * [--shedding off] Without a rate it first searches for the highest rate served promptly. Fails when a lead times out,
 * or an acknowledged one isn't stored.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../lib/db/database';
import { listLeads } from '../lib/leads/leads-store';
import { tempDir } from '../tests/support/temp-dir';
import { driveLoad, type Outcome } from './bench/drive-load';
import { unreachableProviders } from './bench/unreachable-providers';
import { nextVisit } from './bench/visitor-mix';
import { isBuilt, startBuiltSite } from './serve/built-site';

const firstRate = 40;
const rateStep = 1.25;
const stepSeconds = 6;
/** Share of visits that may be late or refused below the highest rate. */
const servedShare = 0.99;
const promptMs = 1000;

const { values } = parseArgs({
  options: {
    rate: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    shedding: { type: 'string', default: 'on' },
  },
});

if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
const data = tempDir('bench-load');
const site = await startBuiltSite({
  DATA_DIR: data.path,
  RATE_LIMITS: 'off',
  LOAD_SHEDDING: values.shedding,
  ...unreachableProviders,
});
// An IP address, because a DNS look-up costs as much time as the request.
const origins = [site.origin.replace('localhost', '127.0.0.1')];
const acknowledged = new Set<string>();

try {
  await drive({ perSecond: firstRate / 2, seconds: stepSeconds });
  const rate = Number(values.rate ?? 2 * (await findKnee()));
  const outcomes = await drive({ perSecond: rate, seconds: Number(values.seconds) });
  report(rate, outcomes);
  const lost = await countLost();
  console.info(`\n${acknowledged.size} leads acknowledged in all, ${lost} of them not in the database.`);
  const late = outcomes.filter(({ visit, status }) => visit.kind === 'lead' && status === undefined).length;
  if (lost > 0 || late > 0) process.exitCode = 1;
} finally {
  await site.stop();
  data.remove();
}

async function drive(load: { perSecond: number; seconds: number }): Promise<Outcome[]> {
  const outcomes = await driveLoad({ ...load, origins, nextVisit });
  for (const { visit, status, body } of outcomes) {
    if (visit.kind === 'lead' && status === 200) acknowledged.add(String(JSON.parse(body).id));
  }
  return outcomes;
}

/** The highest rate, in requests per second, at which nearly all visits are served promptly. */
async function findKnee(): Promise<number> {
  let knee = firstRate;
  for (let rate = firstRate; ; rate = Math.round(rate * rateStep)) {
    const outcomes = await drive({ perSecond: rate, seconds: stepSeconds });
    const prompt = outcomes.filter(({ status, ms }) => status === 200 && ms < promptMs).length;
    const served = prompt / outcomes.length;
    console.info(`${rate} requests/s: ${(served * 100).toFixed(1)} % served within ${promptMs} ms`);
    if (served < servedShare) return knee;
    knee = rate;
  }
}

async function countLost(): Promise<number> {
  const { db, close } = openDatabase({ dataDir: data.path });
  const stored = new Set((await listLeads(db, {})).map(({ id }) => id));
  await close();
  return [...acknowledged].filter((id) => !stored.has(id)).length;
}

function report(rate: number, outcomes: readonly Outcome[]): void {
  console.info(`\n${rate} requests/s for ${values.seconds} s, load shedding ${values.shedding}`);
  console.info('kind      requests   served  refused  timed out    other  served p50      p95  refused p95');
  const kinds = Map.groupBy(outcomes, ({ visit }) => visit.kind);
  for (const kind of ['page', 'tool', 'lead'] as const) console.info(row(kind, kinds.get(kind) ?? []));
}

function row(kind: string, outcomes: readonly Outcome[]): string {
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const late = outcomes.filter(({ status }) => status === undefined);
  const other = outcomes.length - served.length - refused.length - late.length;
  const counts = [served.length, refused.length, late.length, other];
  const [p50, p95, refusedP95] = [quantile(served, 0.5), quantile(served, 0.95), quantile(refused, 0.95)];
  const widths = [9, 9, 11, 9];
  const columns = counts.map((count, index) => String(count).padStart(widths[index] ?? 0)).join('');
  return `${kind.padEnd(8)}${String(outcomes.length).padStart(10)}${columns}${p50.padStart(12)}${p95.padStart(9)}${refusedP95.padStart(13)}`;
}

/** The time within which this share of the answers arrived. */
function quantile(outcomes: readonly Outcome[], share: number): string {
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const ms = times[Math.max(0, Math.ceil(times.length * share) - 1)];
  return ms === undefined ? '-' : `${ms.toFixed(0)} ms`;
}

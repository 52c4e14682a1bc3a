/**
 * Provokes every known kind of fault in the built site, and counts what becomes of enquiries: npm run tool --
 * faults [--kills 30] [--addresses 100000] [--seconds 9] [--seed S] [kills disk database provider clock addresses slow
 * instances backup]. Fails if an acknowledged enquiry is lost or mailed twice, or if the site doesn't recover.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tests/support/postgres';
import { seeded } from '../../tests/support/seeded';
import { exitUnlessBuilt } from '../serve/built-site';
import { addresses } from './faults/addresses';
import { backup } from './faults/backup';
import { clock } from './faults/clock';
import { databaseAway } from './faults/database-away';
import { diskFull } from './faults/disk-full';
import type { Fault, FaultRow } from './faults/fault';
import { kills } from './faults/kills';
import { presentTable } from './faults/present-table';
import { provider } from './faults/provider';
import { slowClients } from './faults/slow-clients';
import { twoInstances } from './faults/two-instances';

const faults: Record<string, Fault> = {
  kills,
  disk: diskFull,
  database: databaseAway,
  provider,
  clock,
  addresses,
  slow: slowClients,
  instances: twoInstances,
  backup,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '30' },
    addresses: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '9' },
    seed: { type: 'string' },
  },
});
exitUnlessBuilt();
const unknown = positionals.filter((name) => !(name in faults));
if (unknown.length > 0) throw new Error(`There are no faults named ${unknown.join(', ')}.`);

const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.info(`Seed ${seed}.`);
const postgres = await startPostgres();
const options = {
  kills: Number(values.kills),
  addresses: Number(values.addresses),
  seconds: Number(values.seconds),
  random: seeded(seed).next,
  postgres,
};
const rows: FaultRow[] = [];
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for await (const row of fault(options)) {
      rows.push(row);
      console.info(`${row.fault}: ${row.acknowledged} acknowledged, ${row.lost} lost, ${row.twice} twice`);
      for (const sentence of row.wrong) console.error(`  ${sentence}`);
    }
  }
} finally {
  await postgres.stop();
}
console.info(`\n${presentTable(rows)}`);
const hasFailed = rows.some(({ lost, twice, wrong }) => lost + twice + wrong.length > 0);
process.exitCode = hasFailed ? 1 : 0;

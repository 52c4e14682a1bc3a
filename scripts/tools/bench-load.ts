/**
 * Finds the rate that the built site serves promptly (the knee), and shows what happens at twice that rate: npm run
 * tool -- bench load [one two front] [--rate 300] [--seconds 20] [--shedding off]. `one` is one instance, `two` are two on one
 * PostgreSQL, `front` are two behind the front. Fails if a lead times out, or if an acknowledged one isn't stored once.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitUnlessBuilt } from '../serve/built-site';
import { setupNames, setupTitles, startSetup } from './bench/load-setups';
import { type Measured, measureLoad } from './bench/measure-load';
import { presentLoad } from './bench/present-load';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    shedding: { type: 'string', default: 'on' },
  },
});
exitUnlessBuilt();
const names = z.array(z.enum(setupNames)).parse(positionals.length > 0 ? positionals : setupNames);
const rate = values.rate === undefined ? undefined : Number(values.rate);

const results: { title: string; measured: Measured }[] = [];
for (const name of names) {
  const title = setupTitles[name];
  console.info(`\n${title}`);
  const running = await startSetup(name, { LOAD_SHEDDING: values.shedding });
  if (typeof running === 'string') {
    console.info(`Not measured: ${running}.`);
    continue;
  }
  try {
    results.push({ title, measured: await measureLoad(running, { seconds: Number(values.seconds), rate }) });
  } finally {
    await running.stop();
  }
}

console.info(
  `\nTwice the knee for ${values.seconds} s, load shedding ${values.shedding}:\n${presentLoad(results)}`,
);
for (const { title, measured } of results) {
  if (measured.beside > 0)
    console.info(`${title}: ${measured.beside} leads waited in files for the database.`);
  const isLate = measured.outcomes.some(({ visit, status }) => visit.kind === 'lead' && status === undefined);
  if (isLate || measured.lost + measured.twice > 0) process.exitCode = 1;
}

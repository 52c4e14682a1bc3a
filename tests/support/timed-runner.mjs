import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ofJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: runTests } = ofJest('jest-circus/runner');

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

let before = 0;

/**
 * Jest's own runner, which appends the processor time of each file to the list at PROCESSOR_TIMES: this worker's since its
 * last file, so that loading modules and closing servers count, and that of the programs which have ended meanwhile.
 */
export default async function runTimed(...args) {
  try {
    return await runTests(...args);
  } finally {
    const after = ownMs() + childrenMs();
    const [, , , , file] = args;
    const list = process.env.PROCESSOR_TIMES;
    if (list) appendFileSync(list, `${JSON.stringify({ file, ms: Math.round(after - before) })}\n`);
    before = after;
  }
}

function ownMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Only Linux says. */
function childrenMs() {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * msPerTick;
}

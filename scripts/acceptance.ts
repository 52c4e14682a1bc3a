import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './process/install.mjs';
import { acceptanceState, readStatements } from './test/acceptance-state';
import { readJestReport, readPlaywrightReport } from './test/test-reports';
import { readTestTitles } from './test/test-titles';

/** `npm run acceptance -- [--strict] [area or id prefix…]`, e.g. `shell`, `CONTACT`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false } },
});

const statements = readStatements(readFileSync(path.join(root, 'tests/acceptance.tsv'), 'utf8'));
const chosen = statements.filter(
  ({ id, area }) => positionals.length === 0 || positionals.some(matches(id, area)),
);
const state = acceptanceState(statements, readTestTitles(path.join(root, 'tests')), readReports());
const shown = new Set(chosen.map(({ id }) => id));
const open = state.areas.flatMap(({ unproven }) => unproven).filter(({ id }) => shown.has(id));

for (const [group, list] of Map.groupBy(chosen, ({ id, area }) => `${area} ${extractPrefix(id)}`)) {
  const missing = open.filter(({ id }) => list.some((statement) => statement.id === id));
  const ids = missing.map(({ id }) => id.slice(id.indexOf('-') + 1)).join(' ');
  const proven = `${list.length - missing.length} of ${list.length}`;
  console.info(`${group.padEnd(18)}${proven.padStart(9)}${ids && `   not proven: ${ids}`}`);
}
if (positionals.length > 0) for (const { id, text } of open) console.info(`  ${id}  ${text}`);
console.info(`${chosen.length - open.length} of ${chosen.length} statements are proven.`);
for (const problem of state.problems) console.error(problem);
if (chosen.length === 0) console.error(`Nothing in the specification is called ${positionals.join(', ')}.`);

const incomplete = values.strict && open.length > 0;
process.exitCode = state.problems.length > 0 || incomplete || chosen.length === 0 ? 1 : 0;

function matches(id: string, area: string): (name: string) => boolean {
  return (name) => name.toLowerCase() === area || name.toUpperCase() === extractPrefix(id);
}

function extractPrefix(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function readReports() {
  const folder = path.join(root, '.cache/reports');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    return name.startsWith('jest') ? readJestReport(file) : readPlaywrightReport(file);
  });
}

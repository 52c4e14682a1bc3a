import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../tests/support/seeded-random';
import { listMutants } from './mutants/list-mutants';
import { describeMutant, type Mutant } from './mutants/mutant';
import { runTests } from './mutants/run-tests';
import { tryMutant, type Verdict } from './mutants/try-mutant';
import { restoreLeftChange } from './mutants/with-change';
import { root } from './process/install.mjs';
import { wasInterrupted } from './process/run.mjs';

/** `npm run mutants -- [--sample 30] [--seed 1] [--kinds word,constant] [id or its beginning…]`, e.g. `PACK-03`, `CONTACT`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: 'word,constant,condition' },
  },
});
const copyFile = path.join(root, '.cache/mutant.json');
process.chdir(root);
restoreLeftChange(copyFile);

const kinds = values.kinds.split(',');
const all = listMutants(positionals).filter(({ edit }) => kinds.includes(edit.kind));
const chosen = drawMutants(all, Number(values.sample), seededRandom(Number(values.seed)));
console.info(
  `${all.length} mutants of ${new Set(all.map(({ id }) => id)).size} statements; trying ${chosen.length}.`,
);

const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
const unchanged = await runTests(files);
if (unchanged.length === 0) {
  console.error('The tests don’t run even without a change, so no change can be judged.');
  process.exit(1);
}
const broken = unchanged.filter(({ outcome }) => outcome === 'failed');
if (broken.length > 0) {
  console.error(`Tests fail without any change: ${broken.map(({ title }) => title).join('; ')}`);
  process.exit(1);
}

let caught = 0;
for (const mutant of chosen) {
  const line = describeMutant(mutant, readFileSync(mutant.file, 'utf8'));
  const verdict = await tryMutant(mutant, copyFile);
  if (wasInterrupted()) process.exit(130);
  // A stated value must be caught by the statement's own test; a condition may be caught by another test.
  const counts =
    verdict === 'caught' || (verdict === 'caught by another test' && mutant.edit.kind === 'condition');
  if (counts) caught += 1;
  console.info(`${describeVerdict(verdict, counts)}: ${line}`);
}
console.info(`${caught} of ${chosen.length} caught (${Math.round((100 * caught) / chosen.length)} %).`);

/** A stated value that another test notices probably stands there for something else. */
function describeVerdict(verdict: Verdict, counts: boolean): string {
  if (counts) return verdict;
  return verdict === 'survived' ? 'SURVIVED' : 'SURVIVED its statement (caught by another test)';
}

/** Draws the sample: one mutant of each kind for each statement, then further ones, so that no large file dominates. */
function drawMutants(mutants: readonly Mutant[], count: number, random: () => number): Mutant[] {
  const groups = Map.groupBy(mutants, ({ id, edit }) => `${id} ${edit.kind}`);
  const byStatement = [...groups.values()].map((list) => shuffle(list, random));
  const rounds = Math.max(0, ...byStatement.map((list) => list.length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    shuffle(byStatement, random).flatMap((list) => list[round] ?? []),
  );
  return inRounds.flat().slice(0, count);
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

import { readFileSync } from 'node:fs';
import { wasInterrupted } from '../process/run.mjs';
import { idsIn } from '../test/acceptance-state';
import { applyEdit, type Mutant } from './mutant';
import { isBrokenFile, runTests } from './run-tests';
import { withChange } from './with-change';

/** Time-out of one run, because a negated condition may cause an endless loop. */
const patienceMs = 300_000;
/** Test files of one run, so that a fault found by the first ones doesn't wait for fifty others. */
const batchSize = 8;

/** Whether the mutant was caught by the statement's own test, by another one that covers the file, or by none. */
export type Verdict = 'caught' | 'caught by another test' | 'survived';

/** Changes the file, runs the tests, and restores it. `copyFile`: see `withChange`. */
export async function tryMutant(mutant: Mutant, copyFile: string): Promise<Verdict> {
  const text = applyEdit(readFileSync(mutant.file, 'utf8'), mutant.edit);
  const whileChanged = <T>(work: () => Promise<T>) => withChange({ file: mutant.file, text, copyFile }, work);
  const verdict = await whileChanged(() => judgeByOwnTests(mutant));
  if (verdict !== 'survived') return verdict;
  for (let start = 0; start < mutant.others.length && !wasInterrupted(); start += batchSize) {
    const batch = mutant.others.slice(start, start + batchSize);
    const failed = await whileChanged(() => failedTitles(batch, patienceMs));
    if (failed.length === 0) continue;
    const failedAnyway = await failedTitles(batch);
    if (failed.some((title) => !failedAnyway.includes(title))) return 'caught by another test';
  }
  return 'survived';
}

async function judgeByOwnTests({ id, tests }: Mutant): Promise<Verdict> {
  const results = await runTests(tests, patienceMs);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  // Jest was killed: the change never ends, or ends the process.
  if (results.length === 0) return 'caught';
  if (failed.some(({ title }) => idsIn(title).includes(id) || isBrokenFile(title))) return 'caught';
  return failed.length > 0 ? 'caught by another test' : 'survived';
}

async function failedTitles(tests: readonly string[], timeoutMs?: number): Promise<string[]> {
  const results = await runTests(tests, timeoutMs);
  return results.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title);
}

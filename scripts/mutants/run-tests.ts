import { rmSync } from 'node:fs';
import path from 'node:path';
import { blankSettings } from '../../tests/support/browser-environment';
import { root } from '../process/install.mjs';
import { programFile } from '../process/program-file';
import { run } from '../process/run.mjs';
import { idsIn } from '../test/acceptance-state';
import { readJestReport } from '../test/test-reports';
import type { Mutant } from './mutant';

/** Time-out, because a negated condition may cause an endless loop. */
const patienceMs = 300_000;

/** Whether the mutant was caught by the statement's own test, by another in the same files, or by none. */
export type Verdict = 'caught' | 'caught by another test' | 'survived';

/** Runs the test files of a mutant's statement on the current sources. */
export async function judge({ id, tests }: Mutant): Promise<Verdict> {
  const results = await runTests(tests);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  if (results.length === 0 || failed.some(({ title }) => namesOrIsFile(title, id))) return 'caught';
  return failed.length > 0 ? 'caught by another test' : 'survived';
}

/** The test results of these files; empty if Jest was killed. */
export async function runTests(tests: readonly string[]) {
  const report = path.join(root, '.cache/reports/mutants.json');
  rmSync(report, { force: true });
  const args = [
    '-c',
    'tests/jest.config.mjs',
    '--forceExit',
    '--json',
    '--outputFile',
    report,
    '--runInBand',
  ];
  await run(process.execPath, [programFile(root, 'jest'), ...args, '--runTestsByPath', ...tests], {
    cwd: root,
    env: { ...process.env, ...blankSettings(), NODE_ENV: 'test' },
    stdio: 'ignore',
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  return readJestReport(report);
}

/** Whether a title contains the id, or is the path of a file that couldn't run at all. */
function namesOrIsFile(title: string, id: string): boolean {
  return idsIn(title).includes(id) || path.isAbsolute(title);
}

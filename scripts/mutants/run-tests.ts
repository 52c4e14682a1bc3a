import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { blankSettings } from '../../tests/support/browser-environment';
import { root } from '../process/install.mjs';
import { programFile } from '../process/program-file';
import { run } from '../process/run.mjs';
import { readJestReport } from '../test/test-reports';

/** The results of these test files; none if Jest couldn't start, or was killed after `timeoutMs`. */
export async function runTests(tests: readonly string[], timeoutMs?: number) {
  const report = path.join(root, '.cache/reports/mutants.json');
  // Jest doesn't create the folder, and without a report every fault would count as found.
  mkdirSync(path.dirname(report), { recursive: true });
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
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  return readJestReport(report);
}

/** Whether the title is the path of a file that couldn't run at all. */
export function isBrokenFile(title: string): boolean {
  return path.isAbsolute(title);
}

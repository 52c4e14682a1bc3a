import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBrowserTimes, readProcessorTimes, slowestFiles } from '@/scripts/test/slowest-files';
import { readJestReport, readPlaywrightReport } from '@/scripts/test/test-reports';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const file = path.join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

describe('the reports of the test runners', () => {
  it('are read from jest, and a file that could not run is a failure', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
      fullName: status,
      status,
    }));
    writeFileSync(
      file,
      JSON.stringify({
        testResults: [
          { name: 'a.test.ts', status: 'failed', assertionResults },
          { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        ],
      }),
    );
    expect(readJestReport(file).map(({ outcome }) => outcome)).toEqual([
      'passed',
      'failed',
      'skipped',
      'skipped',
      'failed',
    ]);
  });

  it('are read from Playwright with nested groups, projects, reasons and errors outside of tests', () => {
    const skipped = {
      projectName: 'phone',
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'no hover' }],
    };
    const passed = { projectName: 'desktop', status: 'expected', annotations: [] };
    const flaky = { projectName: 'phone', status: 'flaky', annotations: [] };
    writeFileSync(
      file,
      JSON.stringify({
        suites: [
          { specs: [], suites: [{ specs: [{ title: 'opens [A-01]', tests: [passed, skipped, flaky] }] }] },
        ],
        errors: [{ message: 'no server' }],
      }),
    );
    expect(readPlaywrightReport(file)).toEqual([
      { title: 'opens [A-01] (desktop)', outcome: 'passed', isFlaky: false },
      { title: 'opens [A-01] (phone)', outcome: 'skipped', isFlaky: false, reason: 'no hover' },
      { title: 'opens [A-01] (phone)', outcome: 'passed', isFlaky: true },
      { title: 'no server', outcome: 'failed' },
    ]);
  });

  it('are empty when the runner wrote none', () => {
    expect(readJestReport(path.join(folder, 'none.json'))).toEqual([]);
  });

  it('tell the slowest files of a long run, slowest first', () => {
    const names = Array.from({ length: 31 }, (_, index) => path.resolve(`tests/${index}.test.ts`));
    const lines = names.map((name, index) => JSON.stringify({ file: name, ms: index * 100 }));
    writeFileSync(file, `${lines.join('\n')}\n`);
    const table = slowestFiles('Unit tests, processor time', readProcessorTimes(file)).split('\n');
    expect(table.slice(0, 3)).toEqual([
      'Unit tests, processor time: 46.5 s in 31 files, the slowest 30:',
      '     3.0  tests/30.test.ts',
      '     2.9  tests/29.test.ts',
    ]);
    expect(table).toHaveLength(31);

    const spec = (durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const group = { file: 'home.spec.ts', specs: [spec([1000])] };
    const suites = [{ file: 'home.spec.ts', specs: [spec([1500, 500])], suites: [group] }];
    writeFileSync(file, JSON.stringify({ suites }));
    expect(readBrowserTimes(file)).toEqual([{ file: 'tests/e2e/home.spec.ts', ms: 3000 }]);
    expect(slowestFiles('Browser tests, duration', readBrowserTimes(file))).toBe('');
  });
});

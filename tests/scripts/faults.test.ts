import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { dayMs } from '@/lib/durations';
import { presentTable } from '@/scripts/tools/faults/present-table';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('shift-clock');
afterAll(() => folder.remove());

describe('the clock of a site under test', () => {
  it('shows another time of day everywhere, while times that are given and durations stay as they are', async () => {
    const file = path.join(folder.path, 'offset');
    writeFileSync(file, String(400 * dayMs));
    const preload = pathToFileURL(path.resolve('scripts/tools/faults/shift-clock.mjs')).href;
    const script = `
      const started = performance.timeOrigin;
      const ahead = () => Date.now() - started;
      const timer = setInterval(() => {
        if (ahead() < ${dayMs}) return;
        clearInterval(timer);
        console.log(JSON.stringify({
          dates: [Date.now(), new Date().getTime(), Date.parse(Date())].map((ms) => Math.round((ms - started) / ${dayMs})),
          given: new Date(0).toISOString(),
          isDate: new Date() instanceof Date,
          elapsed: performance.now() < ${dayMs},
        }));
      }, 10);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, '-e', script], {
      env: { ...process.env, CLOCK_OFFSET_FILE: file },
    });
    expect(JSON.parse(stdout)).toEqual({
      dates: [400, 400, 400],
      given: '1970-01-01T00:00:00.000Z',
      isDate: true,
      elapsed: true,
    });
  });
});

describe('the table of faults', () => {
  it('has a line for each fault, with its counts under their names', () => {
    const row = { acknowledged: 120, lost: 1, twice: 2, wrong: [] };
    const table = presentTable([
      { ...row, fault: 'kills', saw: '200 ×120' },
      { ...row, fault: 'full disk', saw: '503 ×4', lost: 0 },
    ]);
    expect(table.split('\n')).toEqual([
      '| fault     | acknowledged | lost | twice | what the visitor saw |',
      '| --------- | ------------ | ---- | ----- | -------------------- |',
      '| kills     | 120          | 1    | 2     | 200 ×120             |',
      '| full disk | 120          | 0    | 2     | 503 ×4               |',
    ]);
  });
});

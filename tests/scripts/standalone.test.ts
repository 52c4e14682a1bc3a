import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('standalone');
afterAll(() => folder.remove());

/** Runs the command in a folder without a build. */
function run(...args: string[]) {
  const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, '--conditions=react-server', path.resolve('scripts/standalone.ts'), ...args],
    { cwd: folder.path, encoding: 'utf8' },
  );
  return { status, stderr };
}

describe('npm run standalone', () => {
  it('says in one sentence that there is no finished build', () => {
    expect(run('target')).toEqual({
      status: 1,
      stderr: 'There is no finished build: npm run build\n',
    });
  });

  it('says in one sentence what it needs to know', () => {
    expect(run()).toEqual({
      status: 1,
      stderr: 'Name an empty folder: npm run standalone -- FOLDER\n',
    });
  });
});

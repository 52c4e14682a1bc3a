import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { blankSettings } from '@/tests/support/browser-environment';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('commands');
const elsewhere = path.join(folder.path, 'elsewhere');
const copy = path.join(folder.path, 'site');

beforeAll(() => {
  mkdirSync(elsewhere);
  execFileSync(process.execPath, ['scripts/build/bundle.mjs', 'commands', copy], { stdio: 'inherit' });
});
afterAll(() => folder.remove());

/** Runs a command of the copy in another folder, with nothing of this checkout and a relative DATA_DIR. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['../site/commands.cjs', ...args], {
    cwd: elsewhere,
    encoding: 'utf8',
    env: { ...blankSettings(), NODE_ENV: 'production', DATA_DIR: 'data', RENDERING: 'off' },
  });
  return { status, stdout, stderr };
}

describe('the owner’s commands, compiled into a copy of the site', () => {
  it('list and export, keep data with the site, and write files where they are called', () => {
    expect(run('leads')).toMatchObject({ status: 0, stdout: expect.stringContaining('Leads: 0') });
    expect(existsSync(path.join(copy, 'data/site.sqlite'))).toBe(true);
    expect(run('backup', 'copy.sqlite')).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(path.join(elsewhere, 'copy.sqlite'))).toBe(true);
    expect(run('restore', 'copy.sqlite').stdout).toContain('Restored ');
    expect(run('mail', 'list').stdout).toContain('Mails not sent: 0');
    expect(JSON.parse(run('export', 'ana@example.com').stdout)).toMatchObject({ leads: [] });
    expect(run('forget', 'ana@example.com').stdout).toContain('Erased on ');
    expect(run('doctor', '--json').stdout).toContain('"Backups"');
  });

  it('are named where there is no such command', () => {
    const usage =
      'Usage: node commands.cjs backup | restore | doctor | leads | mail | newsletter | export | forget\n';
    expect(run('nonsense')).toEqual({ status: 1, stdout: '', stderr: usage });
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempDir } from '@/tests/support/temp-dir';

const checkout = tempDir('install');
const below = (...parts: string[]) => path.join(checkout.path, ...parts);
const link = below('node_modules', '.bin', 'node');
const pinned = below('node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');

/**
 * Replaces npm: its registry has nothing but Node, whose link it leaves out as npm 10 does. Waits where there is a file
 * `wait`, and ends with a failure where there is a file `fail`.
 */
const npm = `
  import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
  import path from 'node:path';
  mkdirSync('node_modules/.bin', { recursive: true });
  mkdirSync(${JSON.stringify(path.dirname(pinned))}, { recursive: true });
  if (!existsSync(${JSON.stringify(pinned)})) symlinkSync(process.execPath, ${JSON.stringify(pinned)});
  if (existsSync('wait')) { writeFileSync('node_modules/half', ''); console.log('half'); setInterval(() => {}, 1000); }
  if (existsSync('fail')) process.exitCode = 1;`;

const env = {
  NODE_ENV: 'test' as const,
  PATH: process.env.PATH,
  npm_execpath: below('npm-cli.js'),
};
const setUp = () =>
  spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: checkout.path, encoding: 'utf8', env });
const installs = { status: 0, stdout: 'Installing packages…\n' };
const keeps = { status: 0, stdout: '' };

beforeAll(() => {
  for (const name of ['package.json', 'scripts']) cpSync(name, below(name), { recursive: true });
  writeFileSync(below('npm-cli.mjs'), npm);
  writeFileSync(below('npm-cli.js'), `import './npm-cli.mjs';`);
});
afterAll(() => checkout.remove());

describe('set-up', () => {
  it('makes the link to Node that npm 10 leaves out', () => {
    expect(setUp()).toMatchObject(installs);
    const { stdout } = spawnSync(link, ['-p', '1 + 1'], { encoding: 'utf8' });
    expect(stdout).toBe('2\n');
    expect(setUp()).toMatchObject(keeps);
  });

  it('makes it again where another npm has taken it away', () => {
    rmSync(link);
    expect(setUp()).toMatchObject(keeps);
    expect(existsSync(link)).toBe(true);
  });

  it('begins from nothing after it was killed halfway', async () => {
    writeFileSync(below('wait'), '');
    rmSync(below('node_modules/.install-stamp'));
    const child = spawn(process.execPath, ['scripts/setup.mjs'], {
      cwd: checkout.path,
      detached: true,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const text of child.stdout) if (String(text).includes('half')) break;
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    expect(existsSync(below('node_modules/half'))).toBe(true);

    rmSync(below('wait'));
    expect(setUp()).toMatchObject(installs);
    expect(existsSync(below('node_modules/half'))).toBe(false);
    expect(setUp()).toMatchObject(keeps);
  });

  it('keeps what there is when npm says that it failed, and tries again', () => {
    writeFileSync(below('fail'), '');
    rmSync(below('node_modules/.install-stamp'));
    mkdirSync(below('node_modules/kept'));
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toBe('The packages could not be installed (npm ended with 1); see above.\n');

    rmSync(below('fail'));
    expect(setUp()).toMatchObject(installs);
    expect(existsSync(below('node_modules/kept'))).toBe(true);
    expect(readFileSync(below('node_modules/.install-stamp'), 'utf8')).toMatch(/ site$/);
  });
});

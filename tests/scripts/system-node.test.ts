import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempDir } from '@/tests/support/temp-dir';

const checkout = tempDir('system-node');
const installed = path.join(checkout.path, 'installed.json');

/** Replaces npm and its registry: links the packages of this checkout, without the Node among them. */
const npm = `
  import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
  import path from 'node:path';
  const from = ${JSON.stringify(path.resolve('node_modules'))};
  mkdirSync('node_modules', { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !/^(\\.|node-linux-)/.test(entry))) {
    symlinkSync(path.join(from, name), path.join('node_modules', name), 'junction');
  }
  writeFileSync('installed.json', JSON.stringify(process.argv.slice(2)));`;

beforeAll(() => {
  for (const name of ['package.json', '.npmrc', 'tsconfig.json', 'scripts', 'lib/config', '.env.example']) {
    cpSync(name, path.join(checkout.path, name), { recursive: true });
  }
  writeFileSync(path.join(checkout.path, 'npm-cli.js'), npm);
});
afterAll(() => checkout.remove());

function begin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout.path,
    encoding: 'utf8',
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NEXT_TELEMETRY_DISABLED: '1',
      npm_execpath: path.join(checkout.path, 'npm-cli.js'),
    },
  });
  return { status, said: stdout + stderr };
}

// The Node of this process is the system's: there is no other in the checkout.
describe('a checkout on a system that the pinned Node does not run on', () => {
  it('sets itself up with the system’s Node', () => {
    expect(begin('scripts/setup.mjs')).toEqual({ status: 0, said: 'Installing packages…\n' });
    // npm leaves the lockfile alone.
    expect(JSON.parse(readFileSync(installed, 'utf8'))).toContain('--no-save');
    expect(JSON.parse(readFileSync(installed, 'utf8'))).toEqual(
      expect.arrayContaining(['install', '--omit=dev']),
    );
    expect(existsSync(path.join(checkout.path, 'node_modules', '.bin', 'node'))).toBe(false);
    expect(begin('scripts/setup.mjs')).toEqual({ status: 0, said: '' });
  });

  it('completes the packages for the tests, and keeps them', () => {
    rmSync(path.join(checkout.path, 'node_modules'), { recursive: true });
    const said = 'Installing packages, those of the tests too…\n';
    expect(begin('scripts/setup.mjs', '--tests')).toEqual({ status: 0, said });
    expect(JSON.parse(readFileSync(installed, 'utf8'))).toContain('--include=dev');
    expect(begin('scripts/setup.mjs')).toEqual({ status: 0, said: '' });
  });

  it('installs nothing for a command of the owner where packages are, of whatever version', () => {
    const manifest = path.join(checkout.path, 'package.json');
    const before = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, `${before}\n`);
    expect(begin('scripts/setup.mjs', '--owner')).toEqual({ status: 0, said: '' });
    writeFileSync(manifest, before);
    rmSync(path.join(checkout.path, 'node_modules'), { recursive: true });
    expect(begin('scripts/setup.mjs', '--owner')).toEqual({ status: 0, said: 'Installing packages…\n' });
  });

  it('begins to build on npm start, which fails here for want of pages only', () => {
    const { status, said } = begin('scripts/start.mjs');
    expect(said).toContain('Building the site…');
    expect(said).toContain("Couldn't find any `pages` or `app` directory");
    expect(said).toContain('The build failed (next build ended with 1)');
    expect(status).toBe(1);
  });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { standaloneServer } from '@/scripts/build/copy-standalone';
import { endProcessTree } from '@/scripts/process/end-process-tree';
import { freePort, isBuilt, untilReady } from '@/scripts/serve/built-site';
import { makeTracedCopy, type TracedCopy } from '../support/traced-copy';

if (!isBuilt) throw new Error('There is no build in .next; these tests look at the built site.');

jest.setTimeout(300_000);

const nobody = 65_534;
const hasTools = ['ldd', 'strip'].every((tool) => !spawnSync(tool, ['--version']).error);
const itCollects = hasTools ? it : it.skip;
/** Only root may change the root folder of a process, and make a device. */
const itStarts = hasTools && process.getuid?.() === 0 ? it : it.skip;
if (!hasTools) console.info('No ldd or strip: what the container has is not collected here.');
else if (itStarts === it.skip) console.info('Not root: what the container has is not started here.');

describe('what the container has', () => {
  let copy: TracedCopy;
  let site: ChildProcess | undefined;

  beforeAll(async () => {
    copy = await makeTracedCopy();
    if (hasTools) run('scripts/serve/collect-runtime.sh', process.execPath, copy.root);
  });
  afterAll(async () => {
    if (site) await endProcessTree(site, 'SIGKILL');
    copy?.remove();
  });

  itCollects('is less than 250 MB, Node and its libraries included', () => {
    const sizes = new Map<number, number>();
    for (const name of ['site', 'usr', 'etc', 'lib', 'lib64'].flatMap((folder) =>
      filesBelow(copy.root, folder),
    )) {
      const { ino, size } = lstatSync(name);
      sizes.set(ino, size);
    }
    const megabytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1_000_000;
    expect(megabytes).toBeGreaterThan(150);
    expect(megabytes).toBeLessThan(250);
  });

  itStarts('starts with nothing else in the system, as a user without rights', async () => {
    const { root } = copy;
    run('mkdir', path.join(root, 'dev'));
    run('mknod', '-m', '666', path.join(root, 'dev/null'), 'c', '1', '3');
    const port = await freePort();
    const inside = [
      '/usr/local/bin/node',
      '-e',
      `process.chdir('/site'); require('/site/${standaloneServer}')`,
    ];
    site = spawn('chroot', [`--userspec=${nobody}:${nobody}`, root, ...inside], {
      detached: true,
      env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: '/data', PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilReady(site);
    const health = await fetch(`http://localhost:${port}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });
    const page = await fetch(`http://localhost:${port}/fa/contact`);
    expect(await page.text()).toContain('lang="fa"');
  });
});

function run(program: string, ...words: string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

function filesBelow(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: root, exclude: ['**/.git'] }).map((name) => path.join(root, name));
}

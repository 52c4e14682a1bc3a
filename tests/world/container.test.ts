import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { standaloneServer } from '@/scripts/build/copy-standalone';
import { endProcessTree } from '@/scripts/process/end-process-tree';
import { freePort, isBuilt, untilReady } from '@/scripts/serve/built-site';
import { browserPath, itRenders } from '../support/rendering';
import { startTargetSite, type TargetSite } from '../support/target-site';
import { makeTracedCopy, type TracedCopy } from '../support/traced-copy';

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

jest.setTimeout(300_000);

const nobody = 65_534;
const hasTools = ['ldd', 'strip'].every((tool) => !spawnSync(tool, ['--version']).error);
const itCollects = hasTools ? it : it.skip;
/** Only root may change the root folder of a process, and make a device. */
const isContained = hasTools && process.getuid?.() === 0;
if (!hasTools) console.info('No ldd or strip: what the container has is not collected here.');
else if (!isContained) console.info('Not root: the site is not started with nothing else in the system.');

describe('the files that a deployment takes along, run by another user with nothing else in the system', () => {
  let copy: TracedCopy;
  let site: ChildProcess;
  let origin = '';
  let printed = '';
  let target: TargetSite;

  beforeAll(async () => {
    target = await startTargetSite();
    copy = await makeTracedCopy();
    if (hasTools) run('scripts/serve/collect-runtime.sh', process.execPath, copy.root);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = (isContained ? startContained : startReadOnly)(copy, {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      OUTBOUND_ALLOW: target.host,
      RATE_LIMITS: 'off',
      // On a busy machine it would refuse some of these requests.
      LOAD_SHEDDING: 'off',
      CHROMIUM_PATH: browserPath ?? '',
    });
    for (const stream of [site.stdout, site.stderr]) stream?.on('data', (piece) => (printed += piece));
    await untilReady(site);
  });
  afterAll(async () => {
    if (site) await endProcessTree(site, 'SIGKILL');
    await target.stop();
    copy?.remove();
  });

  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const audit = { url: '', email: 'dana@example.com', businessName: 'Whitlock Motors' };

  itCollects('are less than 250 MB, Node and its libraries included', () => {
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

  it('serve a page in each kind of language, its style and script, and a public file', async () => {
    for (const [path, title] of [
      ['/contact', 'Contact'],
      ['/fa', 'lang="fa"'],
    ] as const) {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
      const html = await answer.text();
      expect(html.includes(title)).toBe(true);
      for (const [, file] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
        expect((await fetch(`${origin}${file}`)).status).toBe(200);
      }
    }
    const html = await (await fetch(`${origin}/contact`)).text();
    const [payload = ''] = /\/_next\/static\/chunks\/flight-payload\/\w+\.js/.exec(html) ?? [];
    expect(await (await fetch(`${origin}${payload}`)).text()).toContain('self.__next_f.push');
    expect((await fetch(`${origin}/art/shell.svg`)).status).toBe(200);
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200);
  });

  it('answer a link that is followed, and one that is about to be', async () => {
    const followed = await fetch(`${origin}/pl/about`, { headers: { rsc: '1' } });
    expect(followed.headers.get('content-type')).toContain('text/x-component');
    expect((await followed.text()).length).toBeGreaterThan(10_000);
    const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const approached = await fetch(`${origin}/pl/about`, { headers: tree });
    expect(approached.status).toBe(200);
    expect(approached.headers.get('content-type')).toContain('text/x-component');
  });

  it('bring the database up to date and read a website, which starts the parser’s process', async () => {
    const health = await fetch(`${origin}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });
    const analysis = await post('/api/seo-analysis', { url: target.url });
    expect(analysis.status).toBe(200);
    expect(await analysis.json()).toMatchObject({
      result: { title: 'Hot water repairs in Southport, same day' },
    });
  });

  it('show a report, under a policy with a nonce', async () => {
    const answer = await post('/api/seo-audit', { ...audit, url: target.url });
    expect(answer.status).toBe(200);
    const { reportUrl } = z.object({ reportUrl: z.url() }).parse(await answer.json());
    const report = await fetch(`${origin}${new URL(reportUrl).pathname}`);
    expect(report.status).toBe(200);
    expect(report.headers.get('content-security-policy')).toMatch(/'nonce-[\da-f]{32}'/);
    expect(await report.text()).toContain('Whitlock Motors');
  });

  itRenders('have a browser open the page', async () => {
    const answer = await post('/api/seo-audit', { ...audit, url: target.url });
    const { reportUrl } = z.object({ reportUrl: z.url() }).parse(await answer.json());
    const phone = `${origin}/api${new URL(reportUrl).pathname}/phone`;
    const state = z.object({ state: z.string(), message: z.string() });
    let told = state.parse(await (await fetch(phone)).json());
    while (told.state === 'waiting') {
      await pause(500);
      told = state.parse(await (await fetch(phone)).json());
    }
    // A browser may need more time than it has here, or not start for this user; but what starts it is there.
    expect(told.message).toMatch(/opened your page|took longer|could not open/);
    expect(printed).not.toMatch(/Cannot find (module|package)|MODULE_NOT_FOUND|browsers\.json/);
  });

  it('answer the owner’s commands beside the running site', () => {
    const [program = '', ...args] = isContained
      ? ['chroot', `--userspec=${nobody}:${nobody}`, copy.root, '/usr/local/bin/node', '/site/commands.cjs']
      : [copy.node, path.join(copy.folder, 'commands.cjs')];
    const { stdout, stderr } = spawnSync(program, [...args, 'backup'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: isContained ? '/data' : copy.dataDir },
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Backed up to .+\/backups\/.+\.sqlite: /);
  });

  it('refuse an address that their pages don’t have, in one sentence with the name of the setting', async () => {
    const { node, folder, dataDir, uid } = copy;
    const port = await freePort();
    const { status, stderr } = spawnSync(node, [standaloneServer], {
      cwd: folder,
      uid,
      gid: uid,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        SITE_URL: 'https://elsewhere.example',
      },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('SITE_URL is part of the built pages, which were made with another value');
  });

  it('take an enquiry, and show the not-found page', async () => {
    const enquiry = await post('/api/contact', {
      name: 'Dana',
      email: 'dana@whitlock-motors.example',
      message: 'Hello',
    });
    expect(enquiry.status).toBe(200);
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  });
});

/** The site as in the container: what was collected is the whole file system of its process. */
function startContained({ root }: TracedCopy, settings: NodeJS.ProcessEnv): ChildProcess {
  run('mkdir', path.join(root, 'dev'));
  run('mknod', '-m', '666', path.join(root, 'dev/null'), 'c', '1', '3');
  const program = `process.chdir('/site'); require('/site/${standaloneServer}')`;
  return spawn('chroot', [`--userspec=${nobody}:${nobody}`, root, '/usr/local/bin/node', '-e', program], {
    detached: true,
    env: { ...settings, DATA_DIR: '/data', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The site in its folder, which it can't write to. */
function startReadOnly(copy: TracedCopy, settings: NodeJS.ProcessEnv): ChildProcess {
  const { node, folder, dataDir, uid } = copy;
  return spawn(node, [standaloneServer], {
    cwd: folder,
    detached: true,
    uid,
    gid: uid,
    env: { ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(program: string, ...words: string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

function filesBelow(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: root, exclude: ['**/.git'] }).map((name) => path.join(root, name));
}

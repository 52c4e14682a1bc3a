import { type ChildProcess, spawn } from 'node:child_process';
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

describe('the files that a deployment takes along, read-only and run by another user', () => {
  let copy: TracedCopy;
  let site: ChildProcess;
  let origin = '';
  let printed = '';
  let target: TargetSite;

  beforeAll(async () => {
    target = await startTargetSite();
    copy = await makeTracedCopy();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = spawn(copy.node, [standaloneServer], {
      cwd: copy.folder,
      detached: true,
      uid: copy.uid,
      gid: copy.uid,
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
        DATA_DIR: copy.dataDir,
        OUTBOUND_ALLOW: target.host,
        RATE_LIMITS: 'off',
        // On a busy machine it would refuse some of these requests.
        LOAD_SHEDDING: 'off',
        CHROMIUM_PATH: browserPath ?? '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
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

  it('serve a page in each kind of language, its style and script, and a public file', async () => {
    for (const [path, title] of [
      ['/contact', 'Contact'],
      ['/fa', 'lang="fa"'],
    ] as const) {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
      const html = await answer.text();
      expect(html).toContain(title);
      for (const [, file] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
        expect((await fetch(`${origin}${file}`)).status).toBe(200);
      }
    }
    const html = await (await fetch(`${origin}/contact`)).text();
    const [payload = ''] = /\/_next\/static\/flight-payload\/\w+\.js/.exec(html) ?? [];
    expect(await (await fetch(`${origin}${payload}`)).text()).toContain('self.__next_f.push');
    expect((await fetch(`${origin}/art/logo.svg`)).status).toBe(200);
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
    const audit = await post('/api/seo-audit', {
      url: target.url,
      email: 'dana@example.com',
      businessName: 'Whitlock Motors',
    });
    expect(audit.status).toBe(200);
    const { reportUrl } = z.object({ reportUrl: z.url() }).parse(await audit.json());
    const report = await fetch(`${origin}${new URL(reportUrl).pathname}`);
    expect(report.status).toBe(200);
    expect(report.headers.get('content-security-policy')).toMatch(/'nonce-[\da-f]{32}'/);
    expect(await report.text()).toContain('Whitlock Motors');
  });

  itRenders('have a browser open the page', async () => {
    const audit = await post('/api/seo-audit', {
      url: target.url,
      email: 'dana@example.com',
      businessName: 'Whitlock Motors',
    });
    const { reportUrl } = z.object({ reportUrl: z.url() }).parse(await audit.json());
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

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { parserFiles } from '@/lib/web-page/parser/deployed-files';
import { browserArguments, findBrowser } from '@/tests/support/browser-finder';
import { freshClone } from '@/tests/support/fresh-clone';
import { environmentWith, installPrograms } from '@/tests/support/installed-programs';
import { hasPageSteps } from '@/tests/support/page-steps';
import { startPlatformFunction } from '@/tests/support/platform-function';
import { PlatformOutput } from '@/tests/support/platform-output';
import { makeDocument, startPageServer } from '@/tests/support/rendering';
import { servePlatformOutput } from '@/tests/support/serve-platform-output';
import { tempDir } from '@/tests/support/temp-dir';

jest.setTimeout(30 * 60_000);

/** The platform's command line tool. It asks for a version of `sandbox` that not every registry has. */
const tool = 'vercel@64.0.2';
const overrides = { sandbox: '4.5.0' };
/** What all functions may have together with their packages: https://vercel.com/docs/functions/limitations. */
const mostBytes = 250 * 1024 * 1024;

const ownDomain = { VERCEL_PROJECT_PRODUCTION_URL: 'www.site.example' };
const needed = {
  DATABASE_URL: 'postgres://site@127.0.0.1:9/site',
  SESSION_SECRET: 'a secret of more than thirty-two letters',
  CRON_SECRET: 'a secret of many letters',
};
const builds = [
  { builder: 'classic', adapter: '0', target: 'production', settings: { ...ownDomain, ...needed } },
  { builder: 'adapter', adapter: '1', target: 'preview', settings: {} },
] as const;

const programs = tempDir('platform-tool');
const clone = freshClone('platform-build');
let commands: string;
let browser: Browser;

beforeAll(async () => {
  commands = installPrograms(programs.path, [tool], overrides);
  mkdirSync(path.join(clone.path, '.vercel'));
  const settings = { framework: 'nextjs', nodeVersion: '24.x' };
  writeFileSync(
    path.join(clone.path, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }),
  );
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
});
afterAll(async () => {
  await browser.close();
  clone.remove();
  programs.remove();
});

/** Builds as the platform does, without asking it anything: the account is none. Returns what was printed. */
function build(target: string, settings: Record<string, string>, output: string) {
  const args = ['build', '--yes', '--token', 'none', '--output', output, '--global-config', programs.path];
  const { status, stdout, stderr } = spawnSync('vercel', [...args, '--target', target], {
    cwd: clone.path,
    encoding: 'utf8',
    maxBuffer: mostBytes,
    env: {
      ...environmentWith([commands, path.dirname(process.execPath)]),
      VERCEL: '1',
      VERCEL_ENV: target,
      VERCEL_TELEMETRY_DISABLED: '1',
      NO_UPDATE_NOTIFIER: '1',
      ...settings,
    },
  });
  return { status, said: stdout + stderr };
}

it('the real site is not built without what it needs, and one sentence says why', () => {
  const { status, said } = build('production', {}, path.join(programs.path, 'none'));
  expect(said).toContain(
    'The real site on Vercel needs DATABASE_URL, SESSION_SECRET, CRON_SECRET, SITE_URL: without them its forms would lose what visitors send.',
  );
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

describe.each(builds)("by the platform's $builder builder as $target", ({ adapter, target, settings }) => {
  const folder = path.join(programs.path, target);
  let output: PlatformOutput;

  beforeAll(() => {
    const { status, said } = build(target, { ...settings, NEXT_ENABLE_ADAPTER: adapter }, folder);
    if (status !== 0) throw new Error(said);
    expect(said).not.toContain('pages are without');
    expect(clone.changes()).toBe('');
    output = new PlatformOutput(folder);
  });

  it('each prerendered page is sent with its content policy, language and cache rules', () => {
    const pages = output.pages();
    expect(pages.length).toBeGreaterThan(400);
    const own = pages.filter(({ path: page }) => !page.startsWith('/_'));
    const wrong = pages.filter(
      ({ headers }) =>
        !headers['content-security-policy']?.startsWith("default-src 'self'; script-src 'self' 'sha256-") ||
        headers['cache-control'] !== 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    );
    expect(wrong.map(({ path: page }) => page)).toEqual([]);
    const language = ({ path: page }: { path: string }) => page.split('/')[1]?.slice(0, 2);
    const foreign = own.filter((page) => page.headers['content-language']?.slice(0, 2) !== language(page));
    expect(foreign.map(({ path: page }) => page)).toEqual([]);
  });

  it('a preview is kept out of search results, and the real site is not', () => {
    const kept = ['/', '/contact', '/fa/blog/1'].map((page) => output.answer(page)?.headers['x-robots-tag']);
    expect(kept).toEqual(Array(3).fill(target === 'preview' ? 'noindex' : undefined));
    expect(output.answer('/success')?.headers['x-robots-tag']).toBe('noindex');
  });

  it('the outbox is called as vercel.json says', () => {
    const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8'));
    expect(output.crons).toEqual(crons);
    expect(existsSync(output.functionFolder('/api/cron/outbox'))).toBe(true);
  });

  it('what pages load is there, and kept for good', () => {
    const named = output
      .pages()
      .flatMap(({ file }) =>
        readFileSync(file, 'utf8').match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g),
      );
    const addresses = new Set(named.filter((address) => address !== null));
    expect(addresses.size).toBeGreaterThan(hasPageSteps ? 400 : 20);
    const wrong = [...addresses].filter(
      (address) => output.answer(address)?.headers['cache-control'] !== 'public,max-age=31536000,immutable',
    );
    expect(wrong).toEqual([]);
  });

  it('functions hold the files that they read', () => {
    const isFile = (name: string) => statSync(path.join(clone.path, name)).isFile();
    const parser = globSync(parserFiles, { cwd: clone.path }).filter(isFile).map(path.normalize);
    const articles = globSync('messages/*/articles/*.md');
    const fonts = globSync('lib/og/fonts/*.woff');
    expect([parser, articles, fonts].map((files) => files.length > 10)).toEqual([true, true, true]);
    const wanted = (place: string) => [
      'node_modules/playwright-core/browsers.json',
      ...(place.startsWith('/api/') ? parser : []),
      ...(/^\/en\/(?:blog|privacy-policy|terms)/.test(place) ? articles : []),
      ...(place.startsWith('/og/') ? fonts : []),
    ];
    const lacking = output
      .functions()
      .filter((place) => place !== '/_middleware')
      .flatMap((place) => {
        const files = output.functionFiles(place);
        return wanted(place).flatMap((name) => (name in files ? [] : [`${place}: ${name}`]));
      });
    expect(lacking.slice(0, 20)).toEqual([]);
    expect(Object.keys(output.functionFiles('/_middleware'))).toContain('.next/per-request-policy.txt');
  });

  it('functions are small enough, and run on what they hold', async () => {
    const website = await startPageServer();
    website.serve({ '/': makeDocument('<h1>Bread</h1>') });
    const address = `127.0.0.1:${website.port}`;
    const runtime = { VERCEL_ENV: 'preview', OUTBOUND_ALLOW: address };
    const analysis = await startPlatformFunction(output, '/api/seo-analysis', clone.path, runtime);
    const pictures = await startPlatformFunction(output, '/og/[file]', clone.path, runtime);
    const answer = await fetch(`${analysis.origin}/api/seo-analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-matched-path': '/api/seo-analysis' },
      body: JSON.stringify({ url: `http://${address}/` }),
    });
    expect(await answer.json()).toMatchObject({ success: true, result: { statusCode: 200 } });
    const headers = { 'x-matched-path': '/og/[file]' };
    const picture = await fetch(`${pictures.origin}/og/about-ja.png`, { headers });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await Promise.all([analysis.stop(), pictures.stop(), website.stop()]);
    const files = new Set(output.functions().map((place) => Object.values(output.functionFiles(place))));
    const sizeOf = (file: string) => statSync(path.join(clone.path, file)).size;
    const sizes = [...files].map((names) => names.reduce((sum, name) => sum + sizeOf(name), 0));
    expect(Math.max(...sizes)).toBeLessThan(mostBytes);
  });

  it('pages run in a browser under their policy', async () => {
    const site = await servePlatformOutput(output);
    for (const address of ['/', '/contact', '/blog/1', '/fa', '/ja/seo-audit']) {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      const answer = await page.goto(site.origin + address);
      expect(answer?.headers()).toHaveProperty('content-security-policy');
      await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
      expect({ address, faults }).toEqual({ address, faults: [] });
      await page.close();
    }
    await site.stop();
  });
});

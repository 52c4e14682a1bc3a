import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readEnv } from '@/lib/config/read-env';
import { findBrowserSource } from '@/lib/headless-browser/find-browser-source';
import { mayHaveSandbox } from '@/lib/headless-browser/open-browser';
import { closeBrowsers, renderPage } from '@/lib/headless-browser/render-page';
import { createRenderer, type Renderer } from '@/lib/headless-browser/renderer';
import { freePort } from '@/scripts/serve/built-site';
import {
  browserPath,
  itRenders,
  makeDocument,
  type PageServer,
  startPageServer,
  startRenderer,
  toThisMachine,
} from '../../support/rendering';

let server: PageServer;
let renderer: Renderer;

beforeAll(async () => {
  server = await startPageServer();
  renderer = startRenderer([server], { maxWaiting: 1 });
});
afterAll(() => Promise.all([renderer.stop(), closeBrowsers(), server.stop()]));

describe('renderPage', () => {
  it('says that there is no browser where none is wanted', () => {
    expect(findBrowserSource(readEnv({ RENDERING: 'off', CHROMIUM_PATH: '/usr/bin/chromium' }))).toBeNull();
  });

  it('takes the browser that the settings name', () => {
    expect(findBrowserSource(readEnv({ CHROMIUM_PATH: '/opt/chromium' }))).toEqual({
      kind: 'program',
      path: '/opt/chromium',
      priority: 'low',
    });
    const remote = { CHROMIUM_WS: 'ws://browser:3001/', CHROMIUM_PROXY_HOST: 'site' };
    expect(findBrowserSource(readEnv(remote))).toMatchObject({ kind: 'remote', proxyHost: 'site' });
    expect(() => readEnv({ CHROMIUM_PATH: 'chromium' })).toThrow('CHROMIUM_PATH must be an absolute path.');
  });

  it('refuses a private address without starting a browser', async () => {
    expect((await renderPage('http://127.0.0.1/')).outcome).toBe('not_rendered');
  });

  it('fails, and does not throw, with a browser that does not start', async () => {
    const own = createRenderer({ kind: 'program', path: '/nowhere' }, { allowed: server.allowed });
    expect(await own.render(server.origin)).toEqual({ outcome: 'not_rendered', reason: 'failed' });
  });

  itRenders('renders two at once, lets some wait and says that it is busy to the rest', async () => {
    server.serve({ '/': makeDocument('<p>Words</p>') });
    const all = await Promise.all([1, 2, 3, 4].map(() => renderer.render(`${server.origin}/`)));
    expect(all.map(({ outcome }) => outcome)).toEqual(['rendered', 'rendered', 'rendered', 'not_rendered']);
    expect(all.at(-1)).toMatchObject({ reason: 'busy' });
  });

  itRenders('ends with the signal of its caller', async () => {
    const stop = new AbortController();
    server.serve({ '/': () => stop.abort() });
    expect(await renderer.render(`${server.origin}/`, { signal: stop.signal })).toEqual({
      outcome: 'not_rendered',
      reason: 'timeout',
    });
  });

  itRenders('reads the types of structured data that a script adds', async () => {
    const script = `const added = document.createElement('script');
      added.type = 'application/ld+json';
      added.textContent = '{"@graph":[{"@type":["Plumber","schema:Store"]}, {"@type":1}]}';
      document.head.append(added);`;
    server.serve({ '/': makeDocument(`<p>Words</p><script>${script}</script>`) });
    expect(await renderer.render(`${server.origin}/`)).toMatchObject({
      page: { structuredTypes: ['Plumber', 'Store', '1'] },
    });
  });

  itRenders('sees what covers the screen, what is sent too large, and what is set unasked', async () => {
    // Browsers don't count pictures with few bytes for their size as the largest element.
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="1800"/><!--${'x'.repeat(60_000)}--></svg>`;
    const script = `document.cookie = '_ga=GA1.1.1';
      const hero = new Image(380, 285);
      hero.src = '/he' + 'ro-2400';
      document.body.prepend(hero);`;
    const popUp =
      '<div id="offer" style="position:fixed;inset:100px 0 0"><p>Subscribe</p><button>Close</button></div>';
    server.serve({
      '/': makeDocument(`<p>Words</p><script>${script}</script>${popUp}`),
      '/hero-2400': (_request, response) => response.setHeader('content-type', 'image/svg+xml').end(picture),
    });
    expect(await renderer.render(`${server.origin}/`)).toMatchObject({
      page: {
        cover: { selector: 'div#offer', share: 0.9 },
        oversizedImages: [{ width: 2400, height: 1800 }],
        isLargestPictureSent: false,
        cookies: ['_ga'],
        consentWall: null,
      },
    });
  });

  itRenders('says that a website refused it', async () => {
    server.serve({ '/': (_request, response) => response.writeHead(403).end('<p>Are you human?</p>') });
    expect(await renderer.render(`${server.origin}/`)).toMatchObject({ reason: 'blocked' });
  });

  itRenders('says so, too, when a challenge is shown with status 200', async () => {
    const challenge = '<title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>';
    server.serve({
      '/': (_request, response) => response.setHeader('content-type', 'text/html').end(challenge),
    });
    expect(await renderer.render(`${server.origin}/`)).toMatchObject({ reason: 'blocked' });
  });
});

describe('a browser elsewhere', () => {
  let remote: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    const program = path.resolve('node_modules/playwright-core/cli.js');
    const options = ['run-server', '--port', String(port), '--host', '127.0.0.1', '--unsafe'];
    remote = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (remote.stdout) await once(remote.stdout, 'data');
  });
  afterAll(async () => {
    // It waits for browsers that are gone otherwise.
    remote.kill('SIGKILL');
    if (remote.exitCode === null) await once(remote, 'exit');
  });

  itRenders('renders through the proxy of this server', async () => {
    server.serve({ '/': makeDocument('<p>Words from afar</p>') });
    const source = {
      kind: 'remote',
      address: `ws://127.0.0.1:${port}/`,
      path: browserPath,
      proxyHost: '127.0.0.1',
      hasSandbox: mayHaveSandbox,
    } as const;
    const own = createRenderer(source, {
      resolve: toThisMachine,
      allowed: server.allowed,
      page: { totalMs: 90_000, loadMs: 40_000 },
    });
    const rendering = await own.render(`${server.origin}/`);
    await own.stop();
    expect(rendering).toMatchObject({ outcome: 'rendered', page: { words: { after: 3 } } });
  });
});

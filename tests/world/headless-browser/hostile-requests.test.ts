import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserArguments } from '../../support/browser-finder';
import { attempts, makeHostilePage } from '../../support/hostile-page';
import { type PrivateListener, startPrivateListener } from '../../support/private-listener';
import {
  browserPath,
  host,
  itRenders,
  type PageServer,
  startPageServer,
  startRenderer,
} from '../../support/rendering';

jest.setTimeout(300_000);

let server: PageServer;
let inside: PrivateListener;

beforeAll(async () => {
  [server, inside] = await Promise.all([startPageServer(), startPrivateListener()]);
});
afterAll(() => Promise.all([server.stop(), inside.stop()]));

/** Attempts that reach a listener on this machine from a browser without a guard. */
const provenAttempts = [
  'fetch',
  'xhr',
  'beacon',
  'event-source',
  'img',
  'script',
  'style',
  'font',
  'iframe',
  'module',
  'iframe-srcdoc',
  'iframe-data',
  'iframe-blank',
  'iframe-refresh',
  'video',
  'worker',
  'worker-import',
  'shared-worker',
  'prefetch',
  'form',
  'ping',
  'redirect-fetch',
  'redirect-frame',
  'web-socket',
];

/** A page that tries everything for each host; `allTried` resolves when it has. */
function serveHostile(hosts: readonly string[]) {
  const targets = hosts.map((name) => `${name}:${inside.port}`);
  const expected = targets.length * Object.keys(attempts).length;
  const tried: string[] = [];
  const { promise: allTried, resolve } = Promise.withResolvers<void>();
  server.serve({
    '/': makeHostilePage(targets),
    '/tried': (request, response) => {
      tried.push(new URL(request.url ?? '', server.origin).search.slice(1));
      if (tried.length === expected) resolve();
      response.end();
    },
    '/hold.png': (_request, response) => void allTried.then(() => response.end()),
    '/redirect': (request, response) => {
      const location = decodeURIComponent(new URL(request.url ?? '', server.origin).search.slice(1));
      response.writeHead(302, { location }).end();
    },
    '/service-worker.js': `self.addEventListener('install', () => fetch('http://${targets[0]}/service-worker'))`,
    '/empty': '',
  });
  return { tried, allTried };
}

describe('a page that asks for a private service in every way a page can', () => {
  itRenders('by its address or by a name of this machine reaches it in none', async () => {
    inside.forget();
    // A browser without a guard finds both by itself. Other names and addresses differ for the proxy alone, whose tests
    // have them.
    const { tried } = serveHostile(['127.0.0.1', 'localhost']);
    // Some attempts are a second or more apart, on a busy machine many more.
    const page = { maxConnections: 2000, maxBytes: 1e9, totalMs: 240_000, loadMs: 200_000 };
    const renderer = startRenderer([server], { page });
    const rendering = await renderer.render(`${server.origin}/`);
    await renderer.stop();
    expect([...new Set(tried)].sort()).toEqual(Object.keys(attempts).sort());
    expect(rendering.outcome).toBe('rendered');
    expect(inside.hits()).toBe(0);
  });

  itRenders(
    'reaches it in most with a browser that has no guard, so that these attempts are real',
    async () => {
      inside.forget();
      const { allTried, tried } = serveHostile(['127.0.0.1']);
      const args = [...browserArguments, `--host-resolver-rules=MAP ${host} 127.0.0.1`];
      const browser = await chromium.launch({ executablePath: browserPath, args });
      const page = await browser.newPage();
      // Not until it has loaded: a smaller build of Chromium waits for a frame that never answers.
      await page.goto(`${server.origin}/`, { waitUntil: 'commit' });
      await allTried;
      expect([...new Set(tried)].sort()).toEqual(Object.keys(attempts).sort());
      // What was tried arrives a moment later, on a busy machine several seconds.
      const hasArrived = () =>
        inside.datagrams() > 0 && provenAttempts.every((name) => inside.paths().includes(name));
      for (let tries = 0; tries < 300 && !hasArrived(); tries += 1) await pause(100);
      await browser.close();
      expect(inside.paths()).toEqual(expect.arrayContaining(provenAttempts));
      expect(inside.datagrams()).toBeGreaterThan(0);
    },
  );
});

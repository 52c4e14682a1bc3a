import { createServer } from 'node:net';
import { listen } from '@/tests/support/listen';
import { type RunningSite, startSite } from '@/tests/support/route-site';

/** More than the site works on at the same time and lets wait. */
const askers = 160;
const enquiry = { name: 'Dana', email: 'dana@whitlock-motors.example', message: 'Hello' };

let silent: Awaited<ReturnType<typeof listen>>;
let site: RunningSite;

beforeAll(async () => {
  // A website that takes every connection and never answers: checks of it wait as long as the test needs.
  silent = await listen(createServer((socket) => socket.on('error', () => undefined)));
  site = await startSite({ RATE_LIMITS: 'off', OUTBOUND_ALLOW: silent.host });
});
afterAll(async () => {
  await site.stop();
  await silent.stop();
});

const post = (path: string, body: object, signal?: AbortSignal) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

it('a site with more checks than it can work on refuses more of them, serves the rest, and recovers', async () => {
  const leaving = new AbortController();
  const asked = Array.from({ length: askers }, (_, index) =>
    post('/api/seo-analysis', { url: `http://${silent.host}/${index}` }, leaving.signal),
  );
  const first = await Promise.race(asked);
  expect(first.status).toBe(503);
  expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await first.json()).toMatchObject({ success: false, code: 'overloaded' });

  const paths = ['/', '/fa/contact', '/api/health', '/api/client-profile?optional=true'];
  const served = await Promise.all([
    post('/api/contact', enquiry),
    ...paths.map((path) => fetch(site.url + path)),
  ]);
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

  leaving.abort();
  await Promise.allSettled(asked);
  // The site detects closed connections a moment later than the test.
  let status: number;
  do ({ status } = await fetch(`${site.url}/api/weather?lat=200&lon=0`));
  while (status === 503);
  expect(status).toBe(422);
});

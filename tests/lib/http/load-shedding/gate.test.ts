import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type GatedServer, startGatedServer } from '@/tests/support/gated-server';
import { holdRequests } from '@/tests/support/hold-requests';

let handle: RequestListener;
let site: GatedServer;
const { held, hold, untilHeld } = holdRequests();
const sockets: Socket[] = [];
/** Requests that wait for the handler. */
const visitors: Promise<Response>[] = [];

const answerAtOnce: RequestListener = (_, response) => void response.end('served');

beforeEach(async () => {
  handle = hold;
  site = await startGatedServer((request, response) => handle(request, response));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { response } of held.splice(0)) response.end();
  await Promise.all(visitors.splice(0));
  await site.stop();
});

const open = (path: string, init: RequestInit = {}) => fetch(`${site.origin}${path}`, init);
const postLead = () => open('/api/contact', { method: 'POST', body: '{}' });
const refused = { status: 503 };

/** Two pages that are worked on, and nothing that waits. */
async function fillPlaces(): Promise<Promise<Response>[]> {
  const first = open('/');
  await untilHeld(1);
  const second = open('/about');
  await untilHeld(2);
  visitors.push(first, second);
  return [first, second];
}

/** Waits for a place; resolves as soon as the gate has queued it. */
async function joinQueue(path: string): Promise<Socket> {
  const socket = await send(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await site.untilSeen(path);
  return socket;
}

async function send(text: string): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

describe('the gate, with all places for pages taken', () => {
  it('lets one page wait, and refuses the next with 503 and Retry-After', async () => {
    await fillPlaces();
    await joinQueue('/faq');
    const answer = await open('/contact');
    expect(answer).toMatchObject(refused);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(held).toHaveLength(2);
  });

  it('still admits enquiries, tools and static files, and answers the health check', async () => {
    await fillPlaces();
    await joinQueue('/faq');
    handle = answerAtOnce;
    const paths = ['/api/weather', '/_next/static/a.js', '/api/health'];
    const answers = await Promise.all([postLead(), ...paths.map((path) => open(path))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('serves who waits as soon as an answer begins, and then everybody', async () => {
    const [first] = await fillPlaces();
    const waiting = await joinQueue('/faq');
    held[0]?.response.end('first');
    await untilHeld(3);
    expect(held[2]?.request.url).toBe('/faq');
    held[2]?.response.end('served');
    const [text] = await once(waiting.setEncoding('utf8'), 'data');
    expect(text).toContain('200 OK');
    expect(await (await first)?.text()).toBe('first');
    handle = answerAtOnce;
    expect((await open('/contact')).status).toBe(200);
  });

  it('refuses who has waited too long', async () => {
    await fillPlaces();
    const waiting = await joinQueue('/faq');
    site.state.nowMs = 60_000;
    site.gate.refuseOverdue();
    const [text] = await once(waiting.setEncoding('utf8'), 'data');
    expect(text).toMatch(/^HTTP\/1.1 503 /);
  });

  it('gives the place in the queue of a visitor who has left to another', async () => {
    await fillPlaces();
    const waiting = await joinQueue('/left');
    const { socket } = await site.untilSeen('/left');
    const gone = once(socket, 'close');
    waiting.destroy();
    await gone;
    await joinQueue('/next');
    held[0]?.response.end();
    await untilHeld(3);
    expect(held[2]?.request.url).toBe('/next');
  });

  it('serves who waited in the context of their own request', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    handle = (request, response) => {
      seen.push(context.getStore());
      context.run(request.url ?? '', () => hold(request, response));
    };
    await fillPlaces();
    await joinQueue('/in-context');
    // Until the gate is idle, so that only the answer triggers it.
    for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
    context.run('answering', () => held[0]?.response.end());
    await untilHeld(3);
    expect(seen).toEqual([undefined, undefined, undefined]);
  });
});

describe('the gate, with an event loop that is late', () => {
  it('works on fewer pages at once, on as many enquiries as ever, and answers the health check', async () => {
    site.state.lagMs = 600;
    visitors.push(open('/'));
    await untilHeld(1);
    await joinQueue('/faq');
    expect(await open('/contact')).toMatchObject(refused);
    expect(held).toHaveLength(1);
    handle = answerAtOnce;
    const answers = await Promise.all([...Array(20).fill(0).map(postLead), open('/api/health')]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('serves all who wait as soon as it is in time again', async () => {
    site.state.lagMs = 600;
    visitors.push(open('/'));
    await untilHeld(1);
    await joinQueue('/faq');
    site.state.lagMs = 0;
    handle = answerAtOnce;
    expect((await open('/contact')).status).toBe(200);
    expect(held).toHaveLength(1);
  });

  it('serves single requests, and refuses prefetches', async () => {
    handle = answerAtOnce;
    site.state.lagMs = 60_000;
    expect((await open('/', { headers: { 'next-router-prefetch': '1' } })).status).toBe(503);
    expect((await open('/', { headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(503);
    for (const path of ['/', '/api/client-profile', '/api/weather', '/_next/static/a.js']) {
      expect((await open(path)).status).toBe(200);
    }
  });
});

describe('the gate and visitors who are slow', () => {
  it('counts nobody who reads slowly', async () => {
    const longer = Buffer.alloc(32 * 1024 * 1024);
    handle = (request, response) => {
      hold(request, response);
      response.end(longer);
    };
    for (let count = 1; count <= 4; count += 1) {
      (await send('GET / HTTP/1.1\r\nhost: a\r\n\r\n')).pause();
      await untilHeld(count);
    }
    handle = answerAtOnce;
    expect((await open('/')).status).toBe(200);
  });

  it('counts nobody who sends a body slowly', async () => {
    const start = 'PUT /api/client-profile HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{';
    for (let count = 1; count <= 4; count += 1) {
      await send(start);
      await untilHeld(count);
    }
    handle = answerAtOnce;
    expect((await open('/api/client-profile')).status).toBe(200);
  });
});

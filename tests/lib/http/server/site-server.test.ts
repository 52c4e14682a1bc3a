import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { prepareRefusals } from '@/lib/http/load-shedding/refusals';
import { createSiteServer } from '@/lib/http/server/site-server';
import { currentRequest } from '@/lib/log/request-context';
import { listen } from '@/tests/support/listen';
import { rawRequest } from '@/tests/support/raw-request';

let site: Awaited<ReturnType<typeof listen>>;
let origin: string;
/** Requests that reached the site's own code, and what it knows about them beside. */
const served: { request: Pick<IncomingMessage, 'method' | 'url'>; id?: string; peer?: string }[] = [];

beforeAll(async () => {
  const server = createSiteServer({
    refusals: await prepareRefusals(),
    // Node looks every few milliseconds, instead of every 30 s.
    bodyWithinMs: 100,
    checkEveryMs: 5,
    handle: async (request, response) => {
      for await (const _ of request);
      const { method, url } = request;
      if (url === '/fails') throw new Error('This handler fails.');
      served.push({ request: { method, url }, ...currentRequest() });
      response.end('served');
    },
  });
  site = await listen(server);
  ({ origin } = site);
});
beforeEach(() => served.splice(0));
afterAll(() => site.stop());

const allOfApi = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

describe('a request that Next would fail on', () => {
  it.each(['h2c', 'websocket'])('that offers %s is answered in HTTP/1.1', async (protocol) => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: protocol,
      'http2-settings': 'AAMAAABkAAQAAP__',
    };
    const answer = await rawRequest(origin, '/contact', { headers });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'served']);
  });

  it.each([
    ['TRACE', '/api/contact', 405, allOfApi],
    ['PROPFIND', '/api/contact?x=1', 405, allOfApi],
    ['TRACE', '/', 405, 'GET, HEAD'],
    ['POST', '/', 405, 'GET, HEAD'],
    ['POST', '/fa?x=/success', 405, 'GET, HEAD'],
    ['POST', '/successful', 405, 'GET, HEAD'],
    ['POST', '/staffroom', 405, 'GET, HEAD'],
    ['OPTIONS', '/contact', 405, 'GET, HEAD'],
    ['DELETE', '/apiary', 405, 'GET, HEAD'],
    ['PUT', '/success', 405, 'GET, HEAD, POST'],
    ['PUT', '/art/shell.svg', 405, 'GET, HEAD'],
    ['OPTIONS', '*', 405, 'GET, HEAD'],
    ['GET', '*', 404, undefined],
  ])('%s %s is answered %i in the one shape, with all headers', async (method, path, status, allow) => {
    const answer = await rawRequest(origin, path, { method, headers: { 'accept-language': 'de' } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'content-language': 'de',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers.allow).toBe(allow);
    expect(JSON.parse(answer.body.toString())).toEqual({
      success: false,
      code: status === 404 ? 'not_found' : 'method_not_allowed',
      message: expect.stringMatching(/\p{L}{3}/u),
    });
    expect(served).toEqual([]);
  });

  it.each([
    ['/api/%ff', '/api/%25ff'],
    ['/fa/%e0%a4?q=%ff', '/fa/%25e0%25a4?q=%ff'],
    ['/%', '/%25'],
  ])('%s, which stands for no text, becomes an address that is not there', async (path, url) => {
    const answer = await rawRequest(origin, path);
    expect(answer.body.toString()).toBe('served');
    expect(served).toMatchObject([{ request: { method: 'GET', url } }]);
  });

  it.each([
    ['GET', '/blog/%C3%A9?x=%ff'],
    ['POST', '/success'],
    ['POST', '/fa/success?session_id=a'],
    ['POST', '/staff/session'],
    ['DELETE', '/api/client-profile'],
    ['HEAD', '/art/shell.svg'],
  ])('%s %s is none, and passes as it came, with the security headers', async (method, path) => {
    const answer = await rawRequest(origin, path, { method });
    expect(served).toMatchObject([{ request: { method, url: path } }]);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });
});

describe('the id of a request', () => {
  it('is in the answer and in what the request causes, and new for each', async () => {
    const answers = [await rawRequest(origin, '/a'), await rawRequest(origin, '/b')];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(served.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });

  it('is nothing that a visitor can choose', async () => {
    const { headers } = await rawRequest(origin, '/', { headers: { 'x-request-id': 'somebody-elses' } });
    expect(headers['x-request-id']).not.toBe('somebody-elses');
  });
});

it('the other end of the connection is known to what the request causes, whatever headers claim', async () => {
  await rawRequest(origin, '/', { headers: { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9' } });
  expect(served).toMatchObject([{ peer: '127.0.0.1' }]);
});

it('a body that does not come is not waited for, and idle connections outlive those of proxies', async () => {
  const socket = connect(site.port);
  socket.on('error', () => undefined);
  socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  expect(answer).not.toContain('200 OK');
  const { headers } = await rawRequest(origin, '/', { headers: { connection: 'keep-alive' } });
  expect(headers['keep-alive']).toBe('timeout=75');
});

it('what the handler cannot answer ends with 500 and the headers of every answer', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { status, headers, body } = await rawRequest(origin, '/fails');
  expect([status, body.toString(), headers['x-frame-options']]).toEqual([
    500,
    'Internal Server Error',
    'DENY',
  ]);
});

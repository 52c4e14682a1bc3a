import { createServer, type IncomingMessage, type Server } from 'node:http';
import { nameRequests } from '@/lib/http/name-requests';
import { refuseUnroutable } from '@/lib/http/refuse-unroutable';
import { currentRequestId } from '@/lib/log/request-context';
import { listen } from '../../support/listen';
import { rawRequest } from '../../support/raw-request';

let origin: string;
let stop: () => Promise<void>;
let server: Server;
/** Requests that reached the site's own code, and the ids that its log would have. */
const served: { request: Pick<IncomingMessage, 'method' | 'url'>; id?: string }[] = [];

beforeAll(async () => {
  nameRequests();
  refuseUnroutable();
  server = createServer(async ({ method, url }, response) => {
    await Promise.resolve();
    served.push({ request: { method, url }, id: currentRequestId() });
    response.end('served');
  });
  ({ origin, stop } = await listen(server));
});
beforeEach(() => served.splice(0));
afterAll(() => stop());

const allOfApi = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

describe('a request that Next would fail on', () => {
  it.each(['h2c', 'websocket'])('that offers %s is answered in HTTP/1.1', async (protocol) => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: protocol,
      'http2-settings': 'AAMAAABkAAQAAP__',
    };
    // As Next does: it listens, and ends what it doesn't know.
    server.on('upgrade', (_, socket) => socket.destroy());
    await rawRequest(origin, '/');
    const answer = await rawRequest(origin, '/contact', { headers });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'served']);
    server.removeAllListeners('upgrade');
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

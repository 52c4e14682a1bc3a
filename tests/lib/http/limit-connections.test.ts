import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { limitConnections } from '@/lib/http/limit-connections';
import { listen } from '@/tests/support/listen';

/** Looks every few milliseconds, where Node's own default is 30 s. */
const server: Server = createServer({ connectionsCheckingInterval: 5 }, (request, response) => {
  request.resume().on('end', () => response.end('ok'));
});
let place: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  limitConnections({ bodyWithinMs: 20, idleMs: 75_000 });
  place = await listen(server);
});
afterAll(() => place.stop());

it('a body that does not come is not waited for, and idle connections outlive those of proxies', async () => {
  const socket = connect(place.port);
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  expect(answer).not.toContain('200 OK');
  expect(server.keepAliveTimeout).toBe(75_000);
});

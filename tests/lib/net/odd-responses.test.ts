import { createCipheriv } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type HostileServer,
  head,
  type Script,
  says,
  startHostileServer,
} from '../../support/hostile-server';
import { visitHostile } from '../../support/visit-hostile';

const page = '<!doctype html><title>A page</title>';
const _packed = gzipSync(page);
/** Incompressible. */
const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(400_000));
let server: HostileServer;

beforeAll(async () => {
  server = await startHostileServer();
});

afterAll(() => server.stop());

describe('an unusual answer that is none the worse', () => {
  it.each<[string, Script, object]>([
    [
      '204 with an encoding',
      says('HTTP/1.1 204 No Content\r\ncontent-encoding: gzip\r\n\r\n'),
      { status: 204, bytes: { decoded: 0, truncated: false } },
    ],
    [
      'no body, though packed',
      says(head('content-encoding: gzip', 'content-length: 0')),
      { status: 200, bytes: { decoded: 0 } },
    ],
    [
      'no body, though deflated',
      says(head('content-encoding: deflate', 'content-length: 0')),
      { status: 200, bytes: { decoded: 0 } },
    ],
    [
      'no body, though brotli',
      says(head('content-encoding: br', 'content-length: 0')),
      { status: 200, bytes: { decoded: 0 } },
    ],
    [
      'more than its length says',
      says(head(`content-length: ${page.length}`), page, 'HTTP/1.1 200 OK\r\n\r\nsmuggled'),
      { body: Buffer.from(page) },
    ],
    ['a body until the line closes', says('HTTP/1.0 200 OK\r\n\r\n', page), { body: Buffer.from(page) }],
    ['an empty encoding', says(head('content-encoding: '), page), { body: Buffer.from(page) }],
    ['identity', says(head('content-encoding: identity'), page), { body: Buffer.from(page) }],
    [
      'a redirect to nowhere',
      says('HTTP/1.1 302 Found\r\nlocation:\r\ncontent-length: 0\r\n\r\n'),
      { status: 302, redirects: [] },
    ],
    [
      'a redirect without a Location',
      says('HTTP/1.1 301 Moved\r\ncontent-length: 0\r\n\r\n'),
      { status: 301, redirects: [] },
    ],
    ['status 999', says('HTTP/1.1 999 Go away\r\ncontent-length: 0\r\n\r\n'), { status: 999 }],
    ['no type and a page', says('HTTP/1.1 200 OK\r\n\r\n', page), { headers: [], body: Buffer.from(page) }],
  ])('is an answer: %s', async (_what, script, answer) => {
    expect(await visitHostile(server, script)).toMatchObject(answer);
  });

  it('is an answer: a body in reply to HEAD', async () => {
    expect(
      await visitHostile(server, says(head(`content-length: ${page.length}`), page), { method: 'HEAD' }),
    ).toMatchObject({
      status: 200,
      bytes: { wire: 0 },
    });
  });

  it('is an answer as far as it goes: a packed page that was cut off', async () => {
    const whole = gzipSync(noise);
    const answer = await visitHostile(
      server,
      says(head('content-encoding: gzip'), whole.subarray(0, 60_000)),
    );
    expect(answer).toMatchObject({ status: 200, bytes: { wire: 60_000, truncated: true } });
  });
});

import { createCipheriv } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allTests } from '@/tests/support/started';
import { head, type Script, says, startHostileServer } from '../../support/hostile-server';
import { visitHostile } from '../../support/visit-hostile';

const page = '<!doctype html><title>A page</title>';
const packed = gzipSync(page);
const body = Buffer.from(page);
/** With the flag of a file name, and the name. */
const named = Buffer.concat([
  packed.subarray(0, 3),
  Buffer.from([8]),
  packed.subarray(4, 10),
  Buffer.from('page.html\0'),
  packed.subarray(10),
]);
const whole = { body, bytes: { wire: expect.any(Number), decoded: body.length, truncated: false } };
const html = ['content-type', 'text/html'];
const chunked = 'transfer-encoding: chunked';
const gzipHead = head('content-encoding: gzip');
/** Incompressible. */
const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(400_000));
const server = allTests(startHostileServer);

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
      { body },
    ],
    ['a body until the line closes', says('HTTP/1.0 200 OK\r\n\r\n', page), { body }],
    ['an empty encoding', says(head('content-encoding: '), page), { body }],
    ['identity', says(head('content-encoding: identity'), page), { body }],
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
    ['lines that end with LF', says(`HTTP/1.1 200 OK\nx: 1\n\n${page}`), { headers: [['x', '1']], body }],
    ['empty lines before it', says(`\r\n\r\nHTTP/1.1 200 OK\r\n\r\n${page}`), { body }],
    ['HTTP/2.0 in the words of HTTP/1', says(`HTTP/2 200\r\n\r\n${page}`), { body }],
    ['a header without a colon', says(head('nonsense', 'x y: z'), page), { body, headers: [html] }],
    ['a folded header', says(head('x: 1', ' 2', '\t3'), page), { headers: [html, ['x', '1 2 3']] }],
    ['control characters in a header', says(head('x: a\0\x01b'), page), { headers: [html, ['x', 'a  b']] }],
    ['a length of letters', says(head('content-length: many'), page), { body }],
    ['a negative length', says(head('content-length: -1'), page), { body }],
    [
      'the same length twice',
      says(head('content-length: 36', 'content-length: 36, 36'), page, 'x'),
      { body },
    ],
    [
      'chunks and a length',
      says(head('content-length: 5', chunked), '24\r\n', page, '\r\n0\r\n\r\n'),
      { body },
    ],
    ['chunks with padded sizes and LF', says(head(chunked), '24  ;x\n', page, '\n0\n\n'), { body }],
    [
      'chunks that don’t end',
      says(head(chunked), '24\r\n', page, '\r\n'),
      { body, bytes: { brokeOff: true } },
    ],
    ['chunks that break', says(head(chunked), '24\r\n', page, 'zz\r\n'), { body, bytes: { brokeOff: true } }],
    ['a chunk too short', says(head(chunked), '99\r\n', page), { body, bytes: { brokeOff: true } }],
    ['chunks of HTTP/1.0', says(`HTTP/1.0 200 OK\r\n${chunked}\r\n\r\n`, page), { body }],
    ['less than its length', says(head('content-length: 99'), page), { body, bytes: { brokeOff: true } }],
    ['an encoding nobody knows', says(head('content-encoding: rot13, gzip'), page), { body }],
    ['an encoding named like a property', says(head('content-encoding: constructor'), page), { body }],
    ['bytes after the end of gzip', says(gzipHead, packed, 'more'), whole],
    ['a second member of gzip', says(gzipHead, packed, packed), whole],
    ['a wrong checksum', says(gzipHead, packed.subarray(0, -8), Buffer.alloc(8, 1)), { body }],
    ['gzip without checksum', says(gzipHead, packed.subarray(0, -8)), whole],
    ['gzip with a file name', says(gzipHead, named), { body }],
    ['two layers', says(head('content-encoding: gzip, br'), brotliCompressSync(packed)), { body }],
    ['no type and a page', says('HTTP/1.1 200 OK\r\n\r\n', page), { headers: [], body }],
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
    expect(answer).toMatchObject({ status: 200, bytes: { wire: 60_000, truncated: false, brokeOff: true } });
  });
});

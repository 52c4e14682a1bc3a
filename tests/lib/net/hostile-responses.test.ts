import { gzipSync } from 'node:zlib';
import { allTests } from '@/tests/support/started';
import {
  head,
  repeats,
  type Script,
  says,
  saysAndStalls,
  startHostileServer,
} from '../../support/hostile-server';
import { visitHostile } from '../../support/visit-hostile';

const page = '<!doctype html><title>A page</title>';
const packed = gzipSync(page);
const server = allTests(startHostileServer);

describe('an answer that never ends', () => {
  it.each<[string, Script]>([
    ['no answer at all', () => undefined],
    ['half a status line', saysAndStalls('HTTP/1.1 20')],
    ['headers without an end', saysAndStalls('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n')],
    ['a header letter now and then', repeats('HTTP/1.1 200 OK\r\nx-slow: ', 'a', 20)],
    ['a header line now and then', repeats('HTTP/1.1 200 OK\r\n', 'x-slow: a\r\n', 20)],
    ['interim answers without end', repeats('', 'HTTP/1.1 103 Early Hints\r\n\r\n', 5)],
    ['100 Continue without end, as fast as it goes', repeats('', 'HTTP/1.1 100 Continue\r\n\r\n')],
    ['a body that never begins', saysAndStalls(head('content-length: 100'))],
    ['a packed body that never begins', saysAndStalls(head('content-encoding: gzip', 'content-length: 100'))],
    ['a deflated body that never begins', saysAndStalls(head('content-encoding: deflate'))],
    ['a body that stops half-way', saysAndStalls(head('content-length: 100'), page)],
    [
      'a packed body that stops half-way',
      saysAndStalls(head('content-encoding: gzip'), packed.subarray(0, 30)),
    ],
    ['a body letter now and then', repeats(head(), 'a', 20)],
    ['a chunk now and then', repeats(head('transfer-encoding: chunked'), '1\r\na\r\n', 20)],
    ['a chunk size without end', repeats(head('transfer-encoding: chunked'), '0', 5)],
    ['a chunk extension without end', repeats(`${head('transfer-encoding: chunked')}1;`, 'a', 5)],
  ])('is given up in time: %s', async (_what, script) => {
    expect(['timeout', 'bad_response', 'http_long_head', 'http_bad_chunks']).toContain(
      await visitHostile(server, script),
    );
  });
});

describe('an answer that breaks the rules', () => {
  it.each<[string, Script, string]>([
    ['nothing', (socket) => socket.end(), 'bad_response'],
    ['a reset', (socket) => socket.resetAndDestroy(), 'connect_failed'],
    ['HTTP/0.9', says('<html>hello</html>'), 'http_no_status'],
    ['another protocol', says('SSH-2.0-OpenSSH_9.9\r\n'), 'http_no_status'],
    ['HTTP/2 without asking', says(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])), 'http_no_status'],
    ['an unknown version', says('HTTP/9.9 200 OK\r\n\r\n'), 'http_no_status'],
    ['a status of letters', says('HTTP/1.1 abc OK\r\n\r\n'), 'http_no_status'],
    [
      'a switch of protocols',
      says('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      'bad_response',
    ],
    ['one enormous header', says(head(`x-large: ${'a'.repeat(300_000)}`), page), 'http_long_head'],
    ['thousands of headers', says(head(...Array(24_000).fill('x-many: 12345')), page), 'http_long_head'],
    ['headers without end', repeats('HTTP/1.1 200 OK\r\n', `x: ${'a'.repeat(1000)}\r\n`), 'http_long_head'],
    ['two lengths', says(head('content-length: 5', 'content-length: 6'), page), 'http_two_lengths'],
    [
      'a broken chunk',
      says(head('transfer-encoding: chunked'), 'zz\r\nhello\r\n0\r\n\r\n'),
      'http_bad_chunks',
    ],
    [
      'a reset in the body',
      (socket) => {
        socket.write(`${head('content-length: 1000')}<p>`, () => socket.resetAndDestroy());
      },
      'connect_failed',
    ],
    ['gzip that is none', says(head('content-encoding: gzip'), page), 'unsupported_encoding'],
    ['deflate that is none', says(head('content-encoding: deflate'), page), 'unsupported_encoding'],
    [
      'brotli that is none',
      says(head('content-encoding: br'), Buffer.alloc(99, 0xff)),
      'unsupported_encoding',
    ],
    ['zstd that is none', says(head('content-encoding: zstd'), page), 'unsupported_encoding'],
    [
      'zstd that wants a window of 128 MB',
      says(head('content-encoding: zstd'), Buffer.from('28b52ffd0088010000', 'hex')),
      'unsupported_encoding',
    ],
    [
      'gzip cut off before anything could be read',
      says(head('content-encoding: gzip'), packed.subarray(0, 8)),
      'bad_response',
    ],
  ])('is told apart from a page: %s', async (_what, script, code) => {
    expect(await visitHostile(server, script)).toBe(code);
  });
});

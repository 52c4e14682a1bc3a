import { createCipheriv } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { allTests } from '@/tests/support/started';
import {
  head,
  repeats,
  type Script,
  says,
  saysAndStalls,
  startHostileServer,
} from '../../support/hostile-server';
import { limits, visitHostile } from '../../support/visit-hostile';

/** Four times what may be decoded. */
const zeros = Buffer.alloc(2 * 1024 * 1024);
/** Incompressible. */
const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(400_000));
/** Much more than decoding takes on a busy machine: waiting for the sender would end as a time-out. */
const totalMs = 5000;
const packers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gzipSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  br: (bytes) => brotliCompressSync(bytes),
  zstd: (bytes) => zstdCompressSync(bytes),
};
const server = allTests(startHostileServer);

describe('a bomb', () => {
  it.each<[string, string, Uint8Array]>([
    ['gzip', 'gzip', gzipSync(zeros)],
    ['x-gzip', 'X-GZIP', gzipSync(zeros)],
    ['deflate', 'deflate', deflateSync(zeros)],
    ['raw deflate', 'deflate', deflateRawSync(zeros)],
    ['brotli', 'br', brotliCompressSync(zeros)],
    ['zstd', 'zstd', zstdCompressSync(zeros)],
  ])(
    'of %s is left as soon as it is too large, also when its sender keeps the line open',
    async (_kind, encoding, bomb) => {
      expect(
        await visitHostile(server, saysAndStalls(head(`content-encoding: ${encoding}`), bomb), { totalMs }),
      ).toMatchObject({
        status: 200,
        bytes: { decoded: limits.maxDecodedBytes, truncated: true },
      });
    },
  );

  it.each<[string, Script]>([
    ['plain', repeats(head(), 'a'.repeat(16_384))],
    ['with a wrong length', repeats(head('content-length: 99999999999'), 'a'.repeat(16_384))],
    ['in chunks', repeats(head('transfer-encoding: chunked'), `4000\r\n${'a'.repeat(16_384)}\r\n`)],
  ])('without end is cut at the limit: %s', async (_what, script) => {
    expect(await visitHostile(server, script)).toMatchObject({ bytes: { truncated: true } });
  });

  it('that stays large when unpacked is cut at the limit of the wire', async () => {
    const answer = await visitHostile(
      server,
      says(head('content-encoding: gzip'), gzipSync(noise, { level: 0 })),
    );
    expect(answer).toMatchObject({ bytes: { truncated: true } });
    expect(typeof answer === 'object' && answer.bytes.wire).toBeLessThan(limits.maxWireBytes + 128 * 1024);
  });

  it.each([
    ['gzip', 'gzip'],
    ['deflate', 'br'],
    ['zstd', 'gzip', 'br'],
  ])('in several wrappings is unpacked up to the limit: %s %s', async (...layers) => {
    const bomb = layers.reduce<Uint8Array>((inner, layer) => packers[layer]?.(inner) ?? inner, zeros);
    expect(await visitHostile(server, says(head(`content-encoding: ${layers}`), bomb))).toMatchObject({
      bytes: { decoded: limits.maxDecodedBytes, truncated: true },
    });
  });

  it('in more than three wrappings is not unpacked', async () => {
    const lines = head('content-encoding: gzip, br', 'content-encoding: gzip, gzip');
    expect(await visitHostile(server, says(lines, gzipSync(zeros)))).toBe('unsupported_encoding');
  });
});

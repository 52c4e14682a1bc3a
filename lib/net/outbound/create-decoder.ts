import 'server-only';
import { constants, createBrotliDecompress, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { FetchError } from '../fetch-error';
import { gzipHeaderLength } from '../gzip-header';

/**
 * The largest window that browsers must accept, 8 MB; the format would allow a server to demand more.
 * https://www.rfc-editor.org/rfc/rfc9659
 */
const ZSTD_WINDOW_LOG = 23;

/** More layers are no mistake of a server, but meant to keep us busy. */
const MAX_LAYERS = 3;

/** Most bytes of a wrapper's beginning; gzip's usually has ten. */
const MAX_START = 64 * 1024;

const encodings = { gzip: 'gzip', 'x-gzip': 'gzip', br: 'br', zstd: 'zstd', deflate: 'deflate' } as const;
const known: ReadonlyMap<string, Encoding> = new Map(Object.entries(encodings));
export type Encoding = (typeof encodings)[keyof typeof encodings];

/**
 * The layers of a Content-Encoding in the order in which they were applied. None where one of them is unknown: like
 * Chrome, we take the body as it is then. Throws FetchError `unsupported_encoding` for too many.
 */
export function readEncodings(header: string): Encoding[] {
  const names = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.some((name) => !known.has(name))) return [];
  if (names.length > MAX_LAYERS) throw new FetchError('unsupported_encoding');
  return names.flatMap((name) => known.get(name) ?? []);
}

export function createDecoder(encoding: Encoding) {
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'zstd') {
    return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
  }
  // Not zlib's own readers of the wrappers: like Chrome, we ignore checksums, and whatever follows them.
  return createInflateRaw();
}

/**
 * Takes off the beginning of the wrappers around deflate. Throws FetchError `unsupported_encoding` if there is none,
 * `bad_response` if it isn't complete.
 */
export async function* unwrap(
  encoding: Encoding,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const measure = { gzip: gzipHeaderLength, deflate: zlibHeaderLength, br: () => 0, zstd: () => 0 }[encoding];
  let start = Buffer.alloc(0);
  let length: number | undefined | null;
  for await (const chunk of source) {
    if (length !== undefined) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    length = measure(start);
    if (length === null) throw new FetchError('unsupported_encoding');
    if (length !== undefined && length < start.length) yield start.subarray(length);
    if (length === undefined && start.length > MAX_START) throw new FetchError('unsupported_encoding');
  }
  if (length === undefined && start.length > 0) throw new FetchError('bad_response');
}

/** Servers send raw and zlib-wrapped deflate under the same name. https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1.2 */
function zlibHeaderLength(start: Buffer): number | undefined {
  if (start.length < 2) return undefined;
  const isWrapped = (start.readUInt8(0) & 0x0f) === 8 && start.readUInt16BE(0) % 31 === 0;
  return isWrapped ? 2 : 0;
}

import 'server-only';
import type { Readable } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { FetchError } from '../fetch-error';

/**
 * The largest window that browsers must accept, 8 MB; the format would allow a server to demand more.
 * https://www.rfc-editor.org/rfc/rfc9659
 */
const ZSTD_WINDOW_LOG = 23;

/**
 * Creates a decoder for a Content-Encoding; null for a body that is not encoded. Throws FetchError
 * `unsupported_encoding` for unknown encodings, and for more than one layer, which only decompression bombs use.
 */
export async function createDecoder(encoding: string, source: Readable) {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > 1) throw new FetchError('unsupported_encoding');
  switch (layers[0]) {
    case undefined:
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
    case 'deflate':
      return (await startsLikeZlib(source)) ? createInflate() : createInflateRaw();
    default:
      throw new FetchError('unsupported_encoding');
  }
}

/** Servers send raw and zlib-wrapped deflate under the same name. https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1.2 */
async function startsLikeZlib(source: Readable): Promise<boolean> {
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    source.unshift(chunk);
    return (chunk[0] & 0x0f) === 8;
  }
  return true;
}

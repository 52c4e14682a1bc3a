import { constants, gunzipSync, inflateRawSync } from 'node:zlib';
import { gzipHeaderLength } from '@/lib/net/gzip-header';

/** Decompressed bytes; more is a decompression bomb, or takes too long to read. */
const SITEMAP_BYTES = 20 * 1024 * 1024;

export interface SitemapText {
  text: string;
  /** The character set if it isn't UTF-8, the only one that sitemaps may have. */
  charset?: string;
}

/** The text of a sitemap, decompressed if needed; null if it is corrupt or too long. */
export function decodeSitemap(bytes: Uint8Array): SitemapText | null {
  const unpacked = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(Buffer.from(bytes)) : bytes;
  if (!unpacked) return null;
  const charset = findCharset(unpacked);
  const text = new TextDecoder(charset ?? 'utf-8').decode(unpacked);
  return charset ? { text, charset: charset.toUpperCase() } : { text };
}

function unpack(bytes: Buffer): Uint8Array | null {
  const options = { maxOutputLength: SITEMAP_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return gunzipSync(bytes, options);
  } catch {
    return unpackFirst(bytes, options);
  }
}

/** Without what follows the compressed data: some systems append a comment. */
function unpackFirst(bytes: Buffer, options: object): Uint8Array | null {
  try {
    return inflateRawSync(bytes.subarray(gzipHeaderLength(bytes) ?? 0), options);
  } catch {
    return null;
  }
}

/** Undefined for UTF-8, and for characters that are the same in it. */
function findCharset(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const label = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start)?.[1];
  if (!label || /^utf-?(?:8|16)$/i.test(label) || bytes.every((byte) => byte < 0x80)) return undefined;
  try {
    return new TextDecoder(label).encoding === 'utf-8' ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

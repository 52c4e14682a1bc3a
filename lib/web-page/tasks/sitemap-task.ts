import { gunzipSync } from 'node:zlib';
import { parseSitemap, type Sitemap } from '../parse-sitemap';

/** Decompressed bytes; more is a decompression bomb, or takes too long to read. */
const SITEMAP_BYTES = 20 * 1024 * 1024;

export interface SitemapInput {
  bytes: Uint8Array;
  asked: Parameters<typeof parseSitemap>[1];
}

export function run({ bytes, asked }: SitemapInput): Sitemap | null {
  const text = sitemapText(bytes);
  return text === null ? null : parseSitemap(text, asked);
}

/** The text of a sitemap, decompressed if needed; null if it is corrupt or too long. */
export function sitemapText(bytes: Uint8Array): string | null {
  const unpacked = isPacked(bytes) ? unpack(bytes) : bytes;
  return unpacked && new TextDecoder().decode(unpacked);
}

function unpack(bytes: Uint8Array): Uint8Array | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: SITEMAP_BYTES });
  } catch {
    return null;
  }
}

/** Whether the content itself is gzip, besides the transfer encoding. */
function isPacked([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

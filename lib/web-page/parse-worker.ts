import { gunzipSync } from 'node:zlib';
import { parsePage } from './parse-page.ts';
import { parseSitemap } from './parse-sitemap.ts';

/** Unpacked; more is a bomb, or more than can be read in the time. */
const SITEMAP_BYTES = 20 * 1024 * 1024;

/** Run by piscina in a thread of its own, by plain Node: this file and what it imports are erasable TypeScript. */
export function page({ bytes, contentType }: { bytes: Uint8Array; contentType: string }) {
  return parsePage(bytes, contentType);
}

export function sitemap({ bytes, ...asked }: { bytes: Uint8Array } & Parameters<typeof parseSitemap>[1]) {
  return parseSitemap(
    new TextDecoder().decode(isPacked(bytes) ? gunzipSync(bytes, unpacking) : bytes),
    asked,
  );
}

const unpacking = { maxOutputLength: SITEMAP_BYTES };

/** A .gz file is packed once more than its delivery. */
function isPacked([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

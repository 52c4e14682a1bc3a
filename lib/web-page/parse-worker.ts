import os from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { parsePage } from './parse-page.ts';
import { parseSitemap } from './parse-sitemap.ts';

// Visitors who are being answered come first. On Linux this is the thread's own priority; elsewhere it would be the site's.
if (process.platform === 'linux') os.setPriority(10);

/** Unpacked; more is a bomb, or more than can be read in the time. */
const SITEMAP_BYTES = 20 * 1024 * 1024;

interface Task {
  /** Told when the work begins, which is when its time does. */
  start: MessagePort;
  bytes: Uint8Array;
}

/** Run by piscina in a thread of its own, by plain Node: this file and what it imports are erasable TypeScript. */
export function page({ start, bytes, contentType }: Task & { contentType: string }) {
  start.postMessage('started');
  return parsePage(bytes, contentType);
}

export function sitemap({ start, bytes, ...asked }: Task & Parameters<typeof parseSitemap>[1]) {
  start.postMessage('started');
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

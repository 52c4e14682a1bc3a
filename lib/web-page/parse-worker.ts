import os from 'node:os';
import { gunzipSync } from 'node:zlib';
import { parsePage } from './parse-page.ts';
import { parseSitemap } from './parse-sitemap.ts';

/** Unpacked; more is a bomb, or more than can be read in the time. */
const SITEMAP_BYTES = 20 * 1024 * 1024;

type Task =
  | { kind: 'page'; bytes: Uint8Array; contentType: string }
  | { kind: 'sitemap'; bytes: Uint8Array; asked: Parameters<typeof parseSitemap>[1] };

// Run by plain Node in a process of its own (parser-process.ts): this file and what it imports are erasable TypeScript.
// Visitors who are being answered come first.
os.setPriority(10);
process.on('message', (task: Task) => {
  process.send?.({ result: task.kind === 'page' ? page(task) : sitemap(task) });
});
process.send?.('ready');

function page({ bytes, contentType }: Extract<Task, { kind: 'page' }>) {
  return parsePage(bytes, contentType);
}

function sitemap({ bytes, asked }: Extract<Task, { kind: 'sitemap' }>) {
  const unpacked = isPacked(bytes) ? gunzipSync(bytes, { maxOutputLength: SITEMAP_BYTES }) : bytes;
  return parseSitemap(new TextDecoder().decode(unpacked), asked);
}

/** A .gz file is packed once more than its delivery. */
function isPacked([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

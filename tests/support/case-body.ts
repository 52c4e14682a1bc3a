import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { seeded } from '@/tests/support/seeded';

const prose =
  'We fix blocked drains and hot water systems in Nerang and nearby suburbs every day of the week with fair prices'.split(
    ' ',
  );
const parts: Readonly<Record<string, string>> = {
  about:
    '<meta name="description" content="Blocked drains, hot water and gas fitting by licensed plumbers in Nerang and on the northern Gold Coast, seven days."><meta name="viewport" content="width=device-width, initial-scale=1">',
  nav: '<header><nav><a href="/">Home</a> <a href="/about">About</a></nav></header>',
};

/** Replaces `{origin}`, `{host}`, `{port}` and the shorthands in double brackets. */
export function expandText(text: string, host: string): string {
  return text
    .replace(/\[\[(about|nav)\]\]/g, (_, name: string) => parts[name] ?? '')
    .replace(/\[\[(\d+) words\]\]/g, (_, count: string) => words(Number(count)))
    .replace(/\[\[(\d+) noise\]\]/g, (_, count: string) => noise(Number(count)))
    .replace(/\[\[(\d+) \* ([^\]]*)\]\]/g, (_, count: string, piece: string) => piece.repeat(Number(count)))
    .replaceAll('{origin}', `http://${host}`)
    .replaceAll('{host}', host)
    .replaceAll('{port}', host.split(':')[1] ?? '');
}

function words(count: number): string {
  return Array.from({ length: count }, (_, index) => prose[index % prose.length]).join(' ');
}

/** Letters and digits that hardly compress. */
function noise(length: number): string {
  const random = seeded(1).next;
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
}

const packers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gzipSync(bytes),
  br: (bytes) => brotliCompressSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  'deflate-raw': (bytes) => deflateRawSync(bytes),
  zstd: (bytes) => zstdCompressSync(bytes),
};

/**
 * The bytes of a text after the steps: the name of a character set (first, UTF-8 without it), a compression, `cut N` (without the
 * last N bytes), `flip N` (the Nth byte from the end is another), `add TEXT`, `split N` (the next step is taken for the
 * first N bytes and the rest by itself).
 */
export function toBytes(text: string, [first = '', ...rest]: readonly string[]): Buffer {
  const isCharset = iconv.encodingExists(first);
  const start = isCharset ? iconv.encode(text, first, { addBOM: false }) : Buffer.from(text);
  const steps = isCharset || first === '' ? rest : [first, ...rest];
  return Buffer.concat(steps.reduce(takeStep, [start]));
}

function takeStep(pieces: Buffer[], step: string): Buffer[] {
  const [name = '', value = ''] = step.split(/ (.*)/);
  const pack = packers[name];
  if (pack) return [Buffer.concat(pieces.map(pack))];
  const whole = Buffer.concat(pieces);
  if (name === 'cut') return [whole.subarray(0, -Number(value))];
  if (name === 'add') return [whole, Buffer.from(value)];
  if (name === 'split') return [whole.subarray(0, Number(value)), whole.subarray(Number(value))];
  if (name !== 'flip') throw new Error(`There is no step ${name}.`);
  const flipped = Buffer.from(whole);
  const at = flipped.length - Number(value);
  flipped[at] = (flipped[at] ?? 0) ^ 0xff;
  return [flipped];
}

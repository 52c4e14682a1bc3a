import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { FetchError } from '../fetch-error';

export interface BodyLimits {
  maxWireBytes: number;
  maxDecodedBytes: number;
}

export interface ReadBody {
  body: Uint8Array;
  wire: number;
  decoded: number;
  /** More was sent than we read. */
  truncated: boolean;
}

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
} as const;

/**
 * Reads and unpacks an answer, counting while it streams: a bomb is left as soon as it passes a limit, and what came
 * until then is returned. Throws FetchError `unsupported_encoding` (more than one layer, or an unknown one) or
 * `bad_response` (not what its header says).
 */
export async function readBody(source: Readable, encoding: string, limits: BodyLimits): Promise<ReadBody> {
  const counter = new Counter(limits);
  const decoder = decoderFor(encoding);
  if (!decoder) {
    for await (const chunk of source) {
      if (!counter.receive(chunk) || !counter.keep(chunk)) break;
    }
    return counter.result();
  }
  const leave = new AbortController();
  try {
    await pipeline(
      source,
      async function* countWire(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          if (counter.receive(chunk)) yield chunk;
          else return;
        }
      },
      decoder,
      async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const chunk of chunks) {
          if (counter.keep(chunk)) continue;
          leave.abort();
          return;
        }
      },
      { signal: leave.signal },
    );
  } catch (cause) {
    // Cut off on purpose, or by the other side in the middle of a compressed stream: the start is still readable.
    if (counter.isEmpty) return counter.result();
    if (!counter.isCut && !(isCutShort(cause) && counter.hasContent)) {
      if (isZlibError(cause)) throw new FetchError('bad_response', { cause });
      throw cause;
    }
    counter.cut();
  }
  return counter.result();
}

function decoderFor(header: string) {
  const layers = header
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  const [layer] = layers;
  if (layer === undefined) return null;
  if (layers.length > 1) throw new FetchError('unsupported_encoding');
  if (layer === 'deflate') return createInflateEither();
  if (layer in decoders) {
    for (const [name, create] of Object.entries(decoders)) if (name === layer) return create();
  }
  throw new FetchError('unsupported_encoding');
}

/** Servers send both forms under this name. https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1.2 */
function createInflateEither() {
  return async function* inflate(chunks: AsyncIterable<Uint8Array>) {
    const received: Uint8Array[] = [];
    for await (const chunk of chunks) received.push(chunk);
    const [first] = received;
    if (first)
      yield* Readable.from(received).pipe(isZlibHeader(first) ? createInflate() : createInflateRaw());
  };
}

function isZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

function isZlibError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(Z_|ERR_BROTLI|ERR__ERROR|ZSTD_|ERR_ZSTD)/.test(String(error.code))
  );
}

function isCutShort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
}

class Counter {
  readonly #limits: BodyLimits;
  readonly #chunks: Uint8Array[] = [];
  #wire = 0;
  #decoded = 0;
  #isCut = false;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Nothing arrived at all, which no decoder takes for an end. */
  get isEmpty(): boolean {
    return this.#wire === 0;
  }

  get hasContent(): boolean {
    return this.#decoded > 0;
  }

  cut(): void {
    this.#isCut = true;
  }

  /** False when no more may be read. */
  receive(chunk: Uint8Array): boolean {
    this.#wire += chunk.byteLength;
    if (this.#wire > this.#limits.maxWireBytes) this.#isCut = true;
    return !this.#isCut;
  }

  keep(chunk: Uint8Array): boolean {
    const room = this.#limits.maxDecodedBytes - this.#decoded;
    this.#chunks.push(chunk.byteLength > room ? chunk.subarray(0, room) : chunk);
    this.#decoded += Math.min(chunk.byteLength, room);
    if (chunk.byteLength > room) this.#isCut = true;
    return !this.#isCut;
  }

  result(): ReadBody {
    return {
      body: Buffer.concat(this.#chunks),
      wire: this.#wire,
      decoded: this.#decoded,
      truncated: this.#isCut,
    };
  }
}

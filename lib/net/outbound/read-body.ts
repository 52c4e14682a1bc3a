import 'server-only';
import { finished, type Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { FetchError } from '../fetch-error';
import { createDecoder } from './create-decoder';
import { readErrorCode } from './to-fetch-error';

export interface BodyLimits {
  maxWireBytes: number;
  maxDecodedBytes: number;
}

export interface ReadBody {
  body: Uint8Array;
  wire: number;
  decoded: number;
  /** True if the body is longer than the part that was read. */
  truncated: boolean;
}

type Decoder = NonNullable<Awaited<ReturnType<typeof createDecoder>>>;

/**
 * Reads and decodes an answer, counting bytes while it streams: reading stops at a limit, and the part up to it is
 * returned. Throws FetchError `unsupported_encoding`, or `bad_response` if the body does not match its header, and the
 * source's own errors.
 */
export async function readBody(source: Readable, encoding: string, limits: BodyLimits): Promise<ReadBody> {
  const counter = new Counter(limits);
  const decoder = await createDecoder(encoding, source);
  if (!decoder) {
    for await (const chunk of source) {
      if (!counter.receive(chunk) || !counter.keep(chunk)) break;
    }
    return counter.result();
  }
  feed(decoder, source, counter);
  try {
    for await (const chunk of decoder) {
      if (!counter.keep(chunk)) break;
    }
  } catch (cause) {
    if (!isDecodingError(cause)) throw cause;
    // Decoders reject empty input, but an empty body is complete.
    if (counter.isEmpty) return counter.result();
    // The start of a truncated compressed stream is still usable.
    if (!isCutShort(cause) || !counter.hasContent) throw new FetchError('bad_response', { cause });
    counter.cut();
  }
  return counter.result();
}

/** Like `pipeline`, but a reader that stops doesn't wait for a stalled source. */
function feed(decoder: Decoder, source: Readable, counter: Counter): void {
  finished(source, (error) => {
    if (error) decoder.destroy(error);
  });
  source.pipe(decoder);
  source.on('data', (chunk: Uint8Array) => {
    if (counter.receive(chunk)) return;
    source.unpipe(decoder);
    source.pause();
    decoder.end();
  });
}

/** Unlike network errors, zlib's errors have an errno and their own codes. */
function isDecodingError(error: unknown): boolean {
  return isNativeError(error) && 'errno' in error && /^(?:Z_|ERR_|ZSTD_)/.test(readErrorCode(error));
}

function isCutShort(error: unknown): boolean {
  return readErrorCode(error) === 'Z_BUF_ERROR';
}

const FIRST_BYTES = 64 * 1024;

class Counter {
  readonly #limits: BodyLimits;
  #kept = new ArrayBuffer(0);
  #wire = 0;
  #decoded = 0;
  #isCut = false;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

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

  /** False when it exceeds the limit; the part that fits is kept. */
  keep(chunk: Uint8Array): boolean {
    const room = this.#limits.maxDecodedBytes - this.#decoded;
    const fitting = chunk.byteLength > room ? chunk.subarray(0, room) : chunk;
    const needed = this.#decoded + fitting.byteLength;
    if (needed > this.#kept.byteLength) {
      const larger = Math.max(needed, FIRST_BYTES, this.#kept.byteLength * 2);
      // `transfer` frees the old bytes immediately; a list of chunks would occupy memory until the next garbage
      // collection.
      this.#kept = this.#kept.transfer(Math.min(larger, this.#limits.maxDecodedBytes));
    }
    new Uint8Array(this.#kept).set(fitting, this.#decoded);
    this.#decoded = needed;
    if (chunk.byteLength > room) this.#isCut = true;
    return !this.#isCut;
  }

  result(): ReadBody {
    return {
      body: new Uint8Array(this.#kept.transfer(this.#decoded)),
      wire: this.#wire,
      decoded: this.#decoded,
      truncated: this.#isCut,
    };
  }
}

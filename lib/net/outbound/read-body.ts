import 'server-only';
import { finished, Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { FetchError } from '../fetch-error';
import { createDecoder, type Encoding, readEncodings, unwrap } from './create-decoder';
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
  /** True if the body ended before the end that its headers or its encoding announce. */
  brokeOff?: true;
}

/**
 * Reads and decodes an answer, counting bytes while it streams: reading stops at a limit, and the part up to it is
 * returned. Throws FetchError `unsupported_encoding`, or `bad_response` if the body does not match its header, and the
 * source's own errors.
 */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  encoding: string,
  limits: BodyLimits,
): Promise<ReadBody> {
  const [first, ...further] = readEncodings(encoding).toReversed();
  let read = await readLayer(source, first, limits);
  for (const layer of further) {
    const { wire, truncated, brokeOff, body } = read;
    const inner = await readLayer([body], layer, { ...limits, maxWireBytes: limits.maxDecodedBytes });
    const isCut = truncated || inner.truncated;
    const hasBrokenOff = !isCut && (brokeOff || inner.brokeOff);
    read = {
      body: inner.body,
      decoded: inner.decoded,
      wire,
      truncated: isCut,
      ...(hasBrokenOff && { brokeOff: true }),
    };
  }
  return read;
}

async function readLayer(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding | undefined,
  limits: BodyLimits,
): Promise<ReadBody> {
  const counter = new Counter(limits);
  if (!encoding) {
    for await (const chunk of source) {
      if (!counter.receive(chunk) || !counter.keep(chunk)) break;
    }
    return counter.result();
  }
  const stream = Readable.from(unwrap(encoding, counted(source, counter)), { objectMode: false });
  const decoder = createDecoder(encoding);
  // An error while nobody reads would end the process.
  for (const each of [stream, decoder]) each.on('error', () => undefined);
  // Unlike `pipeline`, this doesn't wait for a stalled source when the reader stops.
  finished(stream, (error) => {
    if (error) decoder.destroy(error);
  });
  stream.pipe(decoder);
  try {
    for await (const chunk of decoder) {
      if (!counter.keep(chunk)) break;
    }
  } catch (cause) {
    if (!isDecodingError(cause)) throw cause;
    // Decoders reject empty input, but an empty body is complete.
    if (counter.isEmpty) return counter.result();
    const isCutShort = readErrorCode(cause) === 'Z_BUF_ERROR';
    if (!counter.hasContent) {
      throw new FetchError(isCutShort ? 'bad_response' : 'unsupported_encoding', { cause });
    }
    // Like a browser, we take what could be decoded.
    counter.breakOff();
  }
  return counter.result();
}

async function* counted(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  counter: Counter,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    const mayGoOn = counter.receive(chunk);
    yield chunk;
    if (!mayGoOn) return;
  }
}

/** Unlike network errors, zlib's errors have an errno and their own codes. */
function isDecodingError(error: unknown): boolean {
  return isNativeError(error) && 'errno' in error && /^(?:Z_|ERR_|ZSTD_)/.test(readErrorCode(error));
}

const FIRST_BYTES = 64 * 1024;

class Counter {
  readonly #limits: BodyLimits;
  #kept = new ArrayBuffer(0);
  #wire = 0;
  #decoded = 0;
  #isCut = false;
  #hasBrokenOff = false;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#wire === 0;
  }

  get hasContent(): boolean {
    return this.#decoded > 0;
  }

  breakOff(): void {
    this.#hasBrokenOff = true;
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
      ...(this.#hasBrokenOff && !this.#isCut && { brokeOff: true }),
    };
  }
}

import { readSync, writeSync } from 'node:fs';

// The protocol on the socket between the site and the parser process. To the process: four bytes of length and a
// serialised task. Back: one byte of kind, four of length, and the answer. The site checks the length of an answer
// before reading the rest.

/** `error`: what the task threw. */
const frameKinds = ['ready', 'json', 'bytes', 'error'] as const;
export type FrameKind = (typeof frameKinds)[number];

export const LENGTH_BYTES = 4;
const HEAD_BYTES = 1 + LENGTH_BYTES;

/** Blocks until the next task arrives; null when the site has closed the socket. */
export function readFrame(socket: number): Buffer | null {
  const head = readWhole(socket, LENGTH_BYTES);
  return head && readWhole(socket, head.readUInt32BE());
}

function readWhole(socket: number, length: number): Buffer | null {
  const whole = Buffer.allocUnsafe(length);
  for (let position = 0; position < length; ) {
    const count = readSync(socket, whole, position, length - position, null);
    if (count === 0) return null;
    position += count;
  }
  return whole;
}

/** Blocks until everything is written. */
export function writeFrame(socket: number, kind: FrameKind, content: Uint8Array): void {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(frameKinds.indexOf(kind));
  head.writeUInt32BE(content.length, 1);
  writeWhole(socket, head);
  writeWhole(socket, content);
}

function writeWhole(socket: number, content: Uint8Array): void {
  for (let position = 0; position < content.length; ) {
    position += writeSync(socket, content, position, content.length - position);
  }
}

/** Joins the chunks of an answer. */
export class FrameReader {
  readonly #head = Buffer.alloc(HEAD_BYTES);
  #headLength = 0;
  #content: Buffer | null = null;
  #position = 0;

  /**
   * Returns the answer once it is complete, otherwise null. Throws RangeError if it is longer than `maxBytes`, or
   * malformed.
   */
  push(piece: Buffer, maxBytes: number): { kind: FrameKind; content: Buffer } | null {
    let rest = piece;
    if (!this.#content) {
      const count = rest.copy(this.#head, this.#headLength);
      this.#headLength += count;
      if (this.#headLength < HEAD_BYTES) return null;
      rest = rest.subarray(count);
      const length = this.#head.readUInt32BE(1);
      if (length > maxBytes) throw new RangeError(`The answer of the parser has ${length} bytes.`);
      this.#content = Buffer.allocUnsafe(length);
    }
    if (rest.length > this.#content.length - this.#position)
      throw new RangeError('Two answers of the parser.');
    this.#position += rest.copy(this.#content, this.#position);
    if (this.#position < this.#content.length) return null;
    const kind = frameKinds[this.#head.readUInt8()];
    if (!kind) throw new RangeError('Not an answer of the parser.');
    const whole = { kind, content: this.#content };
    this.#headLength = 0;
    this.#position = 0;
    this.#content = null;
    return whole;
  }
}

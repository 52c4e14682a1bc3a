import 'server-only';
import { FetchError } from '../fetch-error';

const MAX_HEADER_BYTES = 32 * 1024;
const beginning = /^(?:H(?:T(?:T(?:P(?:\/.*)?)?)?)?)?$/is;

/** Reads status lines and headers from what a server sends, one character a byte. */
export class HeadReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #text = '';
  #taken = 0;

  constructor(pieces: AsyncIterator<Buffer>) {
    this.#pieces = pieces;
  }

  /** What was received after the last head. */
  get rest(): Buffer {
    return Buffer.from(this.#text, 'latin1');
  }

  /**
   * The lines up to the next empty one, or up to the end of the connection. Throws FetchError `http_no_status`,
   * `http_long_head` if all heads together are too long, and `bad_response` if there is none.
   */
  async next(): Promise<string> {
    for (let seen = 0; ; ) {
      this.#text = this.#text.replace(/^[\r\n]+/, '');
      // Another protocol may wait for us before it says more. Only the beginning is read: a head may come byte by byte.
      if (!beginning.test(this.#text.slice(0, 8))) throw new FetchError('http_no_status');
      const end = /\n\r?\n/g;
      end.lastIndex = Math.max(0, seen - 2);
      const found = end.exec(this.#text);
      if (found) return this.#take(found.index, end.lastIndex);
      seen = this.#text.length;
      if (this.#taken + seen > MAX_HEADER_BYTES) throw new FetchError('http_long_head');
      const piece = await this.#pieces.next();
      if (piece.done) break;
      this.#text += piece.value.toString('latin1');
    }
    if (this.#text === '') throw new FetchError('bad_response');
    return this.#take(this.#text.length, this.#text.length);
  }

  #take(end: number, next: number): string {
    this.#taken += next;
    if (this.#taken > MAX_HEADER_BYTES) throw new FetchError('http_long_head');
    const head = this.#text.slice(0, end);
    this.#text = this.#text.slice(next);
    return head;
  }
}

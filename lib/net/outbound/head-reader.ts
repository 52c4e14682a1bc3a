import 'server-only';
import { FetchError } from '../fetch-error';
import { MAX_HEADER_BYTES } from '../limits';

const beginning = /^(?:H(?:T(?:T(?:P(?:[/ \t].*)?)?)?)?)?$/is;
const BEGINNING = 8;
const emptyLine = /\n\r?\n/;

/** Reads status lines and headers from what a server sends, one character a byte. */
export class HeadReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest = '';
  #taken = 0;

  constructor(pieces: AsyncIterator<Buffer>) {
    this.#pieces = pieces;
  }

  /** What was received after the last head. */
  get rest(): Buffer {
    return Buffer.from(this.#rest, 'latin1');
  }

  /**
   * The lines up to the next empty one, or up to the end of the connection. Throws FetchError `http_no_status`,
   * `http_long_head` if all heads together are too long, and `bad_response` if there is none.
   */
  async next(): Promise<string> {
    const parts: string[] = [];
    let length = 0;
    // A head may come byte by byte: each piece is looked at once, together with the two characters before it.
    let before = '';
    let start = '';
    for (let piece: string | undefined = this.#rest; piece !== undefined; piece = await this.#receive()) {
      const text: string = length === 0 ? piece.replace(/^[\r\n]+/, '') : piece;
      start = `${start}${text.slice(0, BEGINNING)}`.slice(0, BEGINNING);
      // Another protocol may wait for us before it says more.
      if (!beginning.test(start)) throw new FetchError('http_no_status');
      const found = emptyLine.exec(before + text);
      parts.push(text);
      if (found) {
        const end = length - before.length + found.index;
        return this.#take(parts.join(''), end, end + found[0].length);
      }
      length += text.length;
      before = (before + text).slice(-2);
      if (this.#taken + length > MAX_HEADER_BYTES) throw new FetchError('http_long_head');
    }
    if (length === 0) throw new FetchError('bad_response');
    return this.#take(parts.join(''), length, length);
  }

  async #receive(): Promise<string | undefined> {
    const piece = await this.#pieces.next();
    return piece.done ? undefined : piece.value.toString('latin1');
  }

  #take(text: string, end: number, next: number): string {
    this.#taken += next;
    if (this.#taken > MAX_HEADER_BYTES) throw new FetchError('http_long_head');
    this.#rest = text.slice(next);
    return text.slice(0, end);
  }
}

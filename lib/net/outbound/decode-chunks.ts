import 'server-only';
import { FetchError } from '../fetch-error';

/** Most bytes of the line with the size of a chunk. */
const MAX_LINE = 16 * 1024;

/**
 * The content of a body that is sent in chunks, up to the last one; trailers are not read. Throws FetchError
 * `http_bad_chunks` if a size is no number, `bad_response` if the body ends before the last chunk.
 * https://www.rfc-editor.org/rfc/rfc9112#section-7.1
 */
export async function* decodeChunks(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = '';
  let left = 0;
  /** Between the content of a chunk and its line end. */
  let isEnding = false;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      if (left > 0) {
        const content = piece.subarray(at, at + left);
        at += content.length;
        left -= content.length;
        isEnding = true;
        yield content;
        continue;
      }
      const end = piece.indexOf('\n', at);
      line += piece.toString('latin1', at, end < 0 ? piece.length : end);
      if (line.length > MAX_LINE) throw new FetchError('http_bad_chunks');
      if (end < 0) break;
      at = end + 1;
      if (!isEnding || line.trim() !== '') left = readSize(line);
      if (!isEnding && left === 0) return;
      isEnding = false;
      line = '';
    }
  }
  throw new FetchError('bad_response');
}

function readSize(line: string): number {
  const [, digits] = /^([\da-f]{1,12})[ \t]*(?:;.*)?\r?$/i.exec(line) ?? [];
  if (digits === undefined) throw new FetchError('http_bad_chunks');
  return Number.parseInt(digits, 16);
}

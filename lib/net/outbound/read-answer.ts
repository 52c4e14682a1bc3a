import 'server-only';
import { FetchError } from '../fetch-error';
import { HeadReader } from './head-reader';
import { parseHead, type ResponseHead } from './parse-head';

/** Most bytes of the line with the size of a chunk. */
const MAX_LINE = 16 * 1024;

export interface RawAnswer extends Omit<ResponseHead, 'framing'> {
  body: AsyncGenerator<Buffer>;
  /** Whether the body ended before the end that its headers announced. */
  endedEarly: () => boolean;
}

/**
 * Reads the answer to the only request of a connection: what follows it is never read. Interim answers are skipped.
 * Throws FetchError: `bad_response` if the connection ends before the head does, or one of those of HeadReader and
 * parseHead.
 */
export async function readAnswer(pieces: AsyncIterator<Buffer>, method: string): Promise<RawAnswer> {
  const reader = new HeadReader(pieces);
  for (;;) {
    const { status, headers, framing } = parseHead(await reader.next());
    if (status === 101) throw new FetchError('bad_response');
    if (status < 200) continue;
    const isEmpty = method === 'HEAD' || status === 204 || status === 304;
    const ending = { isEarly: false };
    const content = unframe(join(reader.rest, pieces), isEmpty ? 'none' : framing);
    return { status, headers, body: untilBroken(content, ending), endedEarly: () => ending.isEarly };
  }
}

async function* join(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  for (let piece = await rest.next(); !piece.done; piece = await rest.next()) yield piece.value;
}

async function* unframe(
  pieces: AsyncGenerator<Buffer>,
  framing: ResponseHead['framing'],
): AsyncGenerator<Buffer> {
  if (framing === 'close') yield* pieces;
  else if (framing === 'chunked') yield* decodeChunks(pieces);
  else if (framing !== 'none' && framing.length > 0) yield* takeLength(pieces, framing.length);
}

async function* takeLength(pieces: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const piece of pieces) {
    yield piece.subarray(0, left);
    left -= piece.length;
    if (left <= 0) return;
  }
  throw new FetchError('bad_response');
}

/** Ends where the framing is broken: like a browser, we go on with what has arrived by then, if anything has. */
async function* untilBroken(
  content: AsyncIterable<Buffer>,
  ending: { isEarly: boolean },
): AsyncGenerator<Buffer> {
  let hasContent = false;
  try {
    for await (const piece of content) {
      hasContent = true;
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof FetchError && hasContent && error.code !== 'timeout')) throw error;
    ending.isEarly = true;
  }
}

/**
 * The content of a body that is sent in chunks, up to the last one; trailers are not read. Throws FetchError
 * `http_bad_chunks` if a size is no number, `bad_response` if the body ends before the last chunk.
 * https://www.rfc-editor.org/rfc/rfc9112#section-7.1
 */
async function* decodeChunks(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

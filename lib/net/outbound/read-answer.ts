import 'server-only';
import { FetchError } from '../fetch-error';
import { decodeChunks } from './decode-chunks';
import { HeadReader } from './head-reader';
import { parseHead, type ResponseHead } from './parse-head';

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

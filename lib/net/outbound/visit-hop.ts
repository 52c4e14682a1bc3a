import 'server-only';
import type { Socket } from 'node:net';
import { FetchError } from '../fetch-error';
import { BODY_IDLE_MS, HEADERS_MS } from '../limits';
import { type ConnectionRequest, openConnection } from './open-connection';
import { readAnswer } from './read-answer';
import { type BodyLimits, type ReadBody, readBody } from './read-body';

export interface HopRequest extends Omit<ConnectionRequest, 'protocols'> {
  method: 'GET' | 'HEAD' | 'POST';
  content?: string;
  headers: Readonly<Record<string, string>>;
  limits: BodyLimits;
  /** Whether to read the body of an answer with this status and these headers. */
  wantsBody: (status: number, headers: readonly (readonly [string, string])[]) => boolean;
}

export interface HopAnswer {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: ReadBody;
  connectMs: number;
  ttfbMs: number;
  remoteAddress: string;
}

/** Makes one request on a new connection to one of the given addresses and no other. */
export async function visitHop(request: HopRequest): Promise<HopAnswer> {
  const { url, method, signal } = request;
  const startedAt = performance.now();
  const socket = await openConnection({ ...request, protocols: ['http/1.1'] });
  const readyAt = performance.now();
  const remoteAddress = socket.remoteAddress ?? '';
  const abort = () => socket.destroy(new FetchError('timeout'));
  const headersTimer = setTimeout(abort, HEADERS_MS);
  signal.addEventListener('abort', abort, { once: true });
  try {
    socket.write(requestText(url, method, request));
    const { status, headers, body, endedEarly } = await readAnswer(readSocket(socket), method);
    const headersAt = performance.now();
    clearTimeout(headersTimer);
    socket.setTimeout(BODY_IDLE_MS, abort);
    const encoding = headers.filter(([name]) => name === 'content-encoding').map(([, value]) => value);
    const isWanted = method !== 'HEAD' && request.wantsBody(status, headers);
    const read = isWanted ? await readBody(body, encoding.join(','), request.limits) : nothing;
    return {
      status,
      headers,
      remoteAddress,
      body: endedEarly() ? { ...read, brokeOff: true } : read,
      connectMs: readyAt - startedAt,
      ttfbMs: headersAt - readyAt,
    };
  } finally {
    clearTimeout(headersTimer);
    signal.removeEventListener('abort', abort);
    // An unread body is discarded.
    socket.destroy();
  }
}

const nothing: ReadBody = { body: new Uint8Array(), wire: 0, decoded: 0, truncated: false };

/** URL has escaped all spaces and control characters in the path, and our own headers have none. */
function requestText(
  { host, pathname, search }: URL,
  method: string,
  { headers, content }: Pick<HopRequest, 'headers' | 'content'>,
): string {
  const length = content !== undefined && { 'content-length': String(Buffer.byteLength(content)) };
  const lines = Object.entries({ host, connection: 'close', ...headers, ...length });
  const head = [
    `${method} ${pathname}${search} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
  return head + (content ?? '');
}

async function* readSocket(socket: Socket): AsyncGenerator<Buffer> {
  yield* socket;
}

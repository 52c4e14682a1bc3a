import 'server-only';
import { Client } from 'undici';
import { type ConnectionRequest, openConnection } from './open-connection';
import { type BodyLimits, type ReadBody, readBody } from './read-body';

const HEADERS_MS = 8000;
const BODY_IDLE_MS = 5000;
const MAX_HEADER_BYTES = 32 * 1024;

export interface HopRequest extends Omit<ConnectionRequest, 'protocols'> {
  method: 'GET' | 'HEAD';
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
  const { url } = request;
  const connection = { startedAt: performance.now(), readyAt: 0, remoteAddress: '' };
  const client = new Client(url.origin, {
    connect: (_options, done) => {
      openConnection({ ...request, protocols: ['http/1.1'] }).then(
        (socket) => {
          connection.readyAt = performance.now();
          connection.remoteAddress = socket.remoteAddress ?? '';
          done(null, socket);
        },
        (error) => done(error, null),
      );
    },
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_IDLE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 0,
  });
  try {
    const {
      statusCode,
      headers: raw,
      body,
    } = await client.request({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: request.headers,
      signal: request.signal,
      responseHeaders: 'raw',
    });
    const headersAt = performance.now();
    const headers = readHeaders(raw);
    const encoding = headers.filter(([name]) => name === 'content-encoding').map(([, value]) => value);
    const isWanted = request.method === 'GET' && request.wantsBody(statusCode, headers);
    return {
      status: statusCode,
      headers,
      body: isWanted ? await readBody(body, encoding.join(','), request.limits) : nothing,
      connectMs: connection.readyAt - connection.startedAt,
      ttfbMs: headersAt - connection.readyAt,
      remoteAddress: connection.remoteAddress,
    };
  } finally {
    // An unread body is discarded.
    void client.destroy().catch(() => undefined);
  }
}

const nothing: ReadBody = { body: new Uint8Array(), wire: 0, decoded: 0, truncated: false };

function readHeaders(raw: unknown): [string, string][] {
  const flat: string[] = Array.isArray(raw) ? raw.map(String) : [];
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    headers.push([(flat[index] ?? '').toLowerCase(), (flat[index + 1] ?? '').trim()]);
  }
  return headers;
}

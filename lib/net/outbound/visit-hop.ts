import 'server-only';
import { buildConnector, Client } from 'undici';
import { FetchError } from '../fetch-error';
import { hasReachedPublic, pinnedLookup } from './pin-addresses';
import { type BodyLimits, type ReadBody, readBody } from './read-body';
import type { Resolved } from './resolve-host';

const CONNECT_MS = 5000;
const HEADERS_MS = 8000;
const BODY_IDLE_MS = 5000;
const MAX_HEADER_BYTES = 32 * 1024;

export interface HopRequest {
  url: URL;
  method: 'GET' | 'HEAD';
  headers: Readonly<Record<string, string>>;
  addresses: readonly Resolved[];
  /** The addresses are private on purpose. */
  mayBePrivate: boolean;
  /** Certificates to trust besides the system's. */
  ca?: string;
  signal: AbortSignal;
  limits: BodyLimits;
  /** Whether the body of an answer with this head is worth reading. */
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

/** One request on a connection of its own, to one of the given addresses and no other. */
export async function visitHop(request: HopRequest): Promise<HopAnswer> {
  const { url, addresses, mayBePrivate } = request;
  const connection = { startedAt: performance.now(), readyAt: 0, remoteAddress: '' };
  const connect = buildConnector({
    timeout: CONNECT_MS,
    allowH2: false,
    ca: request.ca,
    autoSelectFamily: true,
    lookup: pinnedLookup(addresses),
  });
  const client = new Client(url.origin, {
    connect: (options, done) =>
      connect(options, (error, socket) => {
        if (!socket) return done(error ?? new FetchError('connect_failed'), null);
        if (!mayBePrivate && !hasReachedPublic(socket)) {
          socket.destroy();
          return done(new FetchError('url_not_allowed'), null);
        }
        connection.readyAt = performance.now();
        connection.remoteAddress = socket.remoteAddress ?? '';
        done(null, socket);
      }),
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
    // An unread body is left unread.
    void client.destroy().catch(() => undefined);
  }
}

const nothing: ReadBody = { body: new Uint8Array(), wire: 0, decoded: 0, truncated: false };

function readHeaders(raw: unknown): [string, string][] {
  const flat: string[] = Array.isArray(raw) ? raw.map((part) => Buffer.from(part).toString('latin1')) : [];
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    headers.push([(flat[index] ?? '').toLowerCase(), (flat[index + 1] ?? '').trim()]);
  }
  return headers;
}

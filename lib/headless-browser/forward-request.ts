import 'server-only';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { FetchError } from '@/lib/net/fetch-error';
import { MAX_HEADER_BYTES } from '@/lib/net/limits';
import type { PageBudget } from './page-budget';

/** Opens a connection to the origin of an address, if the address is allowed. Throws FetchError. */
export type OpenUpstream = (address: string) => Promise<Socket>;

/** Hop-by-hop headers, which are not forwarded. https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const hopByHop = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
  'http2-settings',
]);

/** Answers a request for an `http:` address. Resolves when it was forwarded or refused. */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { budget, openUpstream }: { budget: PageBudget; openUpstream: OpenUpstream },
): Promise<void> {
  const url = URL.parse(request.url ?? '');
  try {
    if (url?.protocol !== 'http:') throw new FetchError('invalid_url');
    const socket = await openUpstream(url.origin);
    const upstream = send({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: ['host', url.host, ...endToEnd(request.rawHeaders, ['host'])],
      // Chrome's, so that it decides; Node's own is 16 kB.
      maxHeaderSize: MAX_HEADER_BYTES,
      createConnection: () => socket,
    });
    const end = () => {
      response.destroy();
      upstream.destroy();
    };
    const count = (chunk: Buffer) => {
      if (!budget.transfer(chunk.length)) end();
    };
    upstream.on('error', () => refuse(response, 502));
    upstream.on('response', (answer) => {
      answer.on('data', count);
      answer.on('error', end);
      passOn(answer, response);
    });
    request.on('data', count);
    response.on('close', end);
    request.pipe(upstream);
  } catch (error) {
    const code = error instanceof FetchError ? error.code : 'connect_failed';
    budget.refused.push({ host: url?.host ?? '', code });
    refuse(response, code === 'url_not_allowed' || code === 'invalid_url' ? 403 : 502);
  }
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  try {
    response.sendDate = false;
    response.writeHead(answer.statusCode ?? 502, [...endToEnd(answer.rawHeaders), 'connection', 'close']);
    answer.pipe(response);
  } catch {
    // The answer contains an invalid header.
    answer.destroy();
    refuse(response, 502);
  }
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-length': '0' }).end();
}

/** Filters hop-by-hop headers and those in `without` from a flat list of names and values. */
function endToEnd(raw: readonly string[], without: readonly string[] = []): string[] {
  return raw.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const key = name.toLowerCase();
    return hopByHop.has(key) || without.includes(key) ? [] : [name, raw[index + 1] ?? ''];
  });
}

import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { FetchError } from '@/lib/net/fetch-error';
import type { OpenUpstream } from './forward-request';
import type { PageBudget } from './page-budget';

const authority = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+):\d{1,5}$/i;

/** First byte of a TLS handshake. https://www.rfc-editor.org/rfc/rfc8446#section-5.1 */
const HANDSHAKE = 22;

/**
 * Answers CONNECT. The tunnel carries only TLS: plain text, such as `ws://`, ends it. Resolves when the tunnel is open
 * or refused.
 */
export async function openTunnel(
  { url: target = '' }: IncomingMessage,
  { client, head }: { client: Socket; head: Buffer },
  { budget, openUpstream }: { budget: PageBudget; openUpstream: OpenUpstream },
): Promise<void> {
  let upstream: Socket;
  try {
    if (!authority.test(target)) throw new FetchError('invalid_url');
    // http, because TLS is between the browser and the website.
    upstream = await openUpstream(`http://${target}`);
  } catch (error) {
    budget.refused.push({
      host: target,
      code: error instanceof FetchError ? error.code : 'connect_failed',
    });
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    return;
  }
  const end = () => {
    client.destroy();
    upstream.destroy();
  };
  for (const socket of [client, upstream]) {
    socket.on('close', end);
    socket.on('data', (chunk: Buffer) => {
      if (!budget.transfer(chunk.length)) end();
    });
    socket.pause();
  }
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  if (head.length > 0) client.unshift(head);
  client.once('data', (first: Buffer) => {
    if (first[0] !== HANDSHAKE) {
      end();
      return;
    }
    upstream.write(first);
    client.pipe(upstream);
    upstream.pipe(client);
  });
  client.resume();
}

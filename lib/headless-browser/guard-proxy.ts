import 'server-only';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '@/lib/config/env';
import { FetchError } from '@/lib/net/fetch-error';
import { type AllowedTarget, isAllowed } from '@/lib/net/outbound/allow-list';
import { openConnection } from '@/lib/net/outbound/open-connection';
import { type Resolve, resolveBySystem, resolveHost } from '@/lib/net/outbound/resolve-host';
import { unlessAborted } from '@/lib/net/outbound/unless-aborted';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import { forwardRequest, type OpenUpstream } from './forward-request';
import { openTunnel } from './open-tunnel';
import type { PageBudget } from './page-budget';

export interface GuardOptions {
  /** For tests and intranets; the default is the system's resolver and OUTBOUND_ALLOW. */
  resolve?: Resolve;
  allowed?: readonly AllowedTarget[];
  /** For a remote browser: the proxy listens on all interfaces but serves only these addresses. */
  peers?: ReadonlySet<string>;
}

export interface GuardProxy {
  port: number;
  /** Ends all connections and starts to serve this page, within its budget. */
  open: (budget: PageBudget) => void;
  /** Ends all connections and refuses new ones. */
  shut: () => void;
  close: () => Promise<void>;
}

const MAX_HEADER_BYTES = 32 * 1024;

/**
 * A proxy that is the only network access of one browser: it resolves and vets names, and connects to the vetted
 * addresses. It refuses everything while no page is open.
 */
export async function startGuardProxy(options: GuardOptions = {}): Promise<GuardProxy> {
  const { peers, resolve = resolveBySystem, allowed = env.OUTBOUND_ALLOW } = options;
  const sockets = new Set<Socket>();
  let budget: PageBudget | null = null;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const openUpstreamFor = (page: PageBudget): OpenUpstream => {
    const { signal, only } = page;
    const targets = only ? [only] : allowed;
    return async (address) => {
      const url = vetUrl(address, targets);
      const mayBePrivate = isAllowed(url, targets);
      if (only && !mayBePrivate) throw new FetchError('url_not_allowed');
      const addresses = await unlessAborted(resolveHost(url, resolve, targets), signal);
      const socket = keep(await openConnection({ url, addresses, mayBePrivate, protocols: [], signal }));
      // The page may have been closed meanwhile.
      if (page !== budget) socket.destroy();
      return socket;
    };
  };
  const end = () => {
    budget = null;
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    if (!budget?.connect()) response.writeHead(503).end();
    else void forwardRequest(request, response, { budget, openUpstream: openUpstreamFor(budget) });
  });
  server.on('connect', (request, client: Socket, head) => {
    if (!budget?.connect()) client.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    else void openTunnel(request, { client, head }, { budget, openUpstream: openUpstreamFor(budget) });
  });
  server.on('connection', (socket) => {
    keep(socket);
    if (peers && !peers.has(plainAddress(socket.remoteAddress))) socket.destroy();
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, peers ? '::' : '127.0.0.1');
  await once(server, 'listening');
  // The proxy must not keep the process alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    open: (page) => {
      end();
      budget = page;
      page.signal.addEventListener('abort', () => page === budget && end(), { once: true });
    },
    shut: end,
    close: async () => {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

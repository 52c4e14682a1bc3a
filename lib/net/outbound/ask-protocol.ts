import 'server-only';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { env } from '@/lib/config/env';
import type { SafeFetchOptions } from '../safe-fetch';
import { bareHost, isAllowed, portOf } from './allow-list';
import { hasReachedPublic, pinnedLookup } from './pin-addresses';
import { type Resolved, resolveBySystem, resolveHost } from './resolve-host';
import { unlessAborted } from './unless-aborted';
import { vetUrl } from './vet-url';

export type Protocol = 'http/1.1' | 'h2';

type Options = Pick<SafeFetchOptions, 'resolve' | 'allowed' | 'ca' | 'signal' | 'totalMs'>;

const TOTAL_MS = 3000;

/**
 * What a host's TLS agrees to speak by ALPN, under the same guards as safeFetch; no request is sent. Null without TLS and
 * when it couldn't be found out. https://www.rfc-editor.org/rfc/rfc7301
 */
export async function askProtocol(address: string, options: Options = {}): Promise<Protocol | null> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(options.totalMs ?? TOTAL_MS),
    ...(options.signal ? [options.signal] : []),
  ]);
  const allowed = options.allowed ?? env.OUTBOUND_ALLOW;
  try {
    const url = vetUrl(address, allowed);
    if (url.protocol !== 'https:') return null;
    const addresses = await unlessAborted(
      resolveHost(url, options.resolve ?? resolveBySystem, allowed),
      signal,
    );
    return await shakeHands({
      url,
      addresses,
      mayBePrivate: isAllowed(url, allowed),
      ca: options.ca,
      signal,
    });
  } catch {
    return null;
  }
}

interface Handshake {
  url: URL;
  addresses: readonly Resolved[];
  mayBePrivate: boolean;
  ca: string | undefined;
  signal: AbortSignal;
}

function shakeHands({ url, addresses, mayBePrivate, ca, signal }: Handshake): Promise<Protocol | null> {
  const host = bareHost(url);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: portOf(url),
      // An address has no name to ask a certificate for.
      servername: isIP(host) ? '' : host,
      ALPNProtocols: ['h2', 'http/1.1'],
      ca,
      lookup: pinnedLookup(addresses),
    });
    const giveUp = () => socket.destroy(new Error('Nothing was agreed in time.'));
    signal.addEventListener('abort', giveUp, { once: true });
    socket.once('error', reject);
    socket.once('close', () => {
      signal.removeEventListener('abort', giveUp);
      resolve(null);
    });
    socket.once('secureConnect', () => {
      const isReached = mayBePrivate || hasReachedPublic(socket);
      resolve(isReached ? (socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1') : null);
      socket.destroy();
    });
    if (signal.aborted) giveUp();
  });
}

import 'server-only';
import { env } from '@/lib/config/env';
import type { SafeFetchOptions } from '../safe-fetch';
import { isAllowed } from './allow-list';
import { openConnection } from './open-connection';
import { resolveBySystem, resolveHost } from './resolve-host';
import { unlessAborted } from './unless-aborted';
import { vetUrl } from './vet-url';

export type Protocol = 'http/1.1' | 'h2';

type Options = Pick<SafeFetchOptions, 'resolve' | 'allowed' | 'ca' | 'signal' | 'totalMs'>;

const TOTAL_MS = 3000;

/**
 * The protocol that a host selects by ALPN, with the same protection as safeFetch; no request is sent. Null without TLS
 * and after a failure. https://www.rfc-editor.org/rfc/rfc7301
 */
export async function askProtocol(address: string, options: Options = {}): Promise<Protocol | null> {
  const allowed = options.allowed ?? env.OUTBOUND_ALLOW;
  const signal = AbortSignal.any([
    AbortSignal.timeout(options.totalMs ?? TOTAL_MS),
    ...(options.signal ? [options.signal] : []),
  ]);
  try {
    const url = vetUrl(address, allowed);
    if (url.protocol !== 'https:') return null;
    const resolving = resolveHost(url, options.resolve ?? resolveBySystem, allowed);
    const socket = await openConnection({
      url,
      addresses: await unlessAborted(resolving, signal),
      mayBePrivate: isAllowed(url, allowed),
      protocols: ['h2', 'http/1.1'],
      ca: options.ca,
      signal,
    });
    socket.destroy();
    // Servers without ALPN use HTTP/1.1.
    return 'alpnProtocol' in socket && socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
  } catch {
    return null;
  }
}

import 'server-only';
import { TLSSocket } from 'node:tls';
import { env } from '@/lib/config/env';
import type { SafeFetchOptions } from '../safe-fetch';
import { isAllowed } from './allow-list';
import { openConnection } from './open-connection';
import { resolveBySystem, resolveHost } from './resolve-host';
import { unlessAborted } from './unless-aborted';
import { vetUrl } from './vet-url';

export interface TlsFacts {
  /** The protocol negotiated by ALPN. */
  protocol: 'http/1.1' | 'h2';
  /** Validity period of the host's certificate, ISO 8601; null if unreadable. */
  certificate: { from: string; to: string } | null;
}

type Options = Pick<SafeFetchOptions, 'resolve' | 'allowed' | 'ca' | 'signal' | 'totalMs'>;

const TOTAL_MS = 3000;

/**
 * The protocol that a host selects by ALPN and the validity of its certificate, with the same protection as safeFetch;
 * no request is sent. Null without TLS or after a failure. https://www.rfc-editor.org/rfc/rfc7301
 */
export async function probeTls(address: string, options: Options = {}): Promise<TlsFacts | null> {
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
    if (!(socket instanceof TLSSocket)) return null;
    const { valid_from, valid_to } = socket.getPeerCertificate();
    // Servers without ALPN use HTTP/1.1.
    const protocol = socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
    socket.destroy();
    return { protocol, certificate: validity(valid_from, valid_to) };
  } catch {
    return null;
  }
}

function validity(from: string | undefined, to: string | undefined): TlsFacts['certificate'] {
  const [start, end] = [new Date(from ?? ''), new Date(to ?? '')];
  const isKnown = !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime());
  return isKnown ? { from: start.toISOString(), to: end.toISOString() } : null;
}

import 'server-only';
import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import { connectToAny } from '../connect-to-any';
import { FetchError } from '../fetch-error';
import { CONNECT_MS } from '../limits';
import { bareHost, readPort } from './allow-list';
import { isPublicAddress } from './is-public-address';
import type { Resolved } from './resolve-host';

export interface ConnectionRequest {
  url: URL;
  /** Already vetted; no resolver is called again. */
  addresses: readonly Resolved[];
  /** Whether private addresses are allowed. */
  mayBePrivate: boolean;
  /** Protocols to offer by ALPN if TLS is used. */
  protocols: readonly string[];
  /** Certificate authorities to trust instead of the default ones. */
  ca?: string;
  signal: AbortSignal;
}

/**
 * Opens a connection to one of the given addresses and no other; over TLS for https, with the certificate verified for
 * the URL's host name. The signal aborts it at any time. Throws FetchError and network errors.
 */
export async function openConnection(request: ConnectionRequest): Promise<Socket | TLSSocket> {
  const { url, signal } = request;
  const connectTimeout = AbortSignal.timeout(CONNECT_MS);
  const within = AbortSignal.any([signal, connectTimeout]);
  try {
    const socket = await connectToAny({
      addresses: request.addresses.map(({ address }) => address),
      port: readPort(url),
      signal: within,
    });
    // Checks the address that was actually reached.
    if (!request.mayBePrivate && !isPublicAddress(socket.remoteAddress ?? '')) {
      socket.destroy();
      throw new FetchError('url_not_allowed');
    }
    return url.protocol === 'https:' ? await secure(socket, request, within) : socket;
  } catch (cause) {
    throw connectTimeout.aborted ? new FetchError('timeout', { isUnconnected: true, cause }) : cause;
  }
}

async function secure(
  socket: Socket,
  { url, protocols, ca }: ConnectionRequest,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const host = bareHost(url);
  const secured = connectSecurely({
    socket,
    // The certificate is verified for the host's name.
    host,
    // SNI doesn't allow IP addresses.
    servername: isIP(host) ? '' : host,
    ALPNProtocols: [...protocols],
    ca,
  });
  // An error before the caller adds its own listener would end the process.
  secured.on('error', () => undefined);
  try {
    await once(secured, 'secureConnect', { signal });
    return secured;
  } catch (error) {
    secured.destroy();
    throw error;
  }
}

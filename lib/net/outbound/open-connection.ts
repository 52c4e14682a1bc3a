import 'server-only';
import { once } from 'node:events';
import { connect as connectPlainly, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import { FetchError } from '../fetch-error';
import { isPublicAddress } from './address-rule';
import { bareHost, readPort } from './allow-list';
import type { Resolved } from './resolve-host';

const CONNECT_MS = 5000;

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
  const isSecure = url.protocol === 'https:';
  const connectTimeout = AbortSignal.timeout(CONNECT_MS);
  signal.throwIfAborted();
  const socket = isSecure ? startSecurely(request) : connectPlainly(whereTo(request));
  // An error before the caller adds its own listener would end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', {
      signal: AbortSignal.any([signal, connectTimeout]),
    });
    // Checks the address that was actually reached.
    const isRefused = !request.mayBePrivate && !isPublicAddress(socket.remoteAddress ?? '');
    if (isRefused) throw new FetchError('url_not_allowed');
    return socket;
  } catch (cause) {
    socket.destroy();
    throw connectTimeout.aborted ? new FetchError('timeout', { isUnconnected: true, cause }) : cause;
  }
}

function startSecurely(request: ConnectionRequest): TLSSocket {
  const to = whereTo(request);
  return connectSecurely({
    ...to,
    // SNI doesn't allow IP addresses.
    servername: isIP(to.host) ? '' : to.host,
    ALPNProtocols: [...request.protocols],
    ca: request.ca,
  });
}

function whereTo({ url, addresses }: ConnectionRequest) {
  // Connects to the given addresses, while the certificate is verified for the host name.
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
  return { host: bareHost(url), port: readPort(url), lookup, autoSelectFamily: true, noDelay: true };
}

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
  /** Checked already; no resolver is called again. */
  addresses: readonly Resolved[];
  /** The addresses may be private. */
  mayBePrivate: boolean;
  /** Protocols to offer by ALPN, where there is TLS. */
  protocols: readonly string[];
  /** Certificates to trust instead of the usual ones. */
  ca?: string;
  signal: AbortSignal;
}

/**
 * A connection to one of the given addresses and no other; over TLS for https, with the certificate checked for the
 * URL's name. Aborted by the signal at any time. Throws FetchError and network errors.
 */
export async function openConnection(request: ConnectionRequest): Promise<Socket | TLSSocket> {
  const { url, signal } = request;
  const isSecure = url.protocol === 'https:';
  const patience = AbortSignal.timeout(CONNECT_MS);
  signal.throwIfAborted();
  const socket = isSecure ? startSecurely(request) : connectPlainly(whereTo(request));
  // An error before the caller adds its own listener would end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', {
      signal: AbortSignal.any([signal, patience]),
    });
    // Applies the rule again to the address that was actually reached.
    const isRefused = !request.mayBePrivate && !isPublicAddress(socket.remoteAddress ?? '');
    if (isRefused) throw new FetchError('url_not_allowed');
    return socket;
  } catch (cause) {
    socket.destroy();
    throw patience.aborted ? new FetchError('timeout', { isUnconnected: true, cause }) : cause;
  }
}

function startSecurely(request: ConnectionRequest): TLSSocket {
  const to = whereTo(request);
  return connectSecurely({
    ...to,
    // SNI allows no IP addresses.
    servername: isIP(to.host) ? '' : to.host,
    ALPNProtocols: [...request.protocols],
    ca: request.ca,
  });
}

function whereTo({ url, addresses }: ConnectionRequest) {
  // Connects to the given addresses, but the certificate is checked for the name.
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
  return { host: bareHost(url), port: readPort(url), lookup, autoSelectFamily: true, noDelay: true };
}

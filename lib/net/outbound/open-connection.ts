import 'server-only';
import { once } from 'node:events';
import { connect as connectPlainly, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import { FetchError } from '../fetch-error';
import { isPublicAddress } from './address-rule';
import { bareHost, portOf } from './allow-list';
import type { Resolved } from './resolve-host';

const CONNECT_MS = 5000;

export interface ConnectionRequest {
  url: URL;
  /** TruncationLimit already; no resolver is asked again. */
  addresses: readonly Resolved[];
  /** The addresses are private on purpose. */
  mayBePrivate: boolean;
  /** What to agree on by ALPN, where there is TLS. */
  protocols: readonly string[];
  /** Certificates to trust instead of the usual ones. */
  ca?: string;
  signal: AbortSignal;
}

/**
 * A connection to one of the given addresses and no other; over TLS for https, with the certificate checked for the
 * URL's name. Ends with the signal, also half-way. Throws FetchError and what the network throws.
 */
export async function openConnection(request: ConnectionRequest): Promise<Socket | TLSSocket> {
  const { url, signal } = request;
  const isSecure = url.protocol === 'https:';
  const patience = AbortSignal.timeout(CONNECT_MS);
  signal.throwIfAborted();
  const socket = isSecure ? startSecurely(request) : connectPlainly(whereTo(request));
  // An error between this listener and the next owner's would end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', {
      signal: AbortSignal.any([signal, patience]),
    });
    // The rule that was applied before connecting, on what was really reached.
    const isRefused = !request.mayBePrivate && !isPublicAddress(socket.remoteAddress ?? '');
    if (isRefused) throw new FetchError('url_not_allowed');
    return socket;
  } catch (cause) {
    socket.destroy();
    throw patience.aborted ? new FetchError('timeout', { cause }) : cause;
  }
}

function startSecurely(request: ConnectionRequest): TLSSocket {
  const to = whereTo(request);
  return connectSecurely({
    ...to,
    // An address has no name to ask a certificate for.
    servername: isIP(to.host) ? '' : to.host,
    ALPNProtocols: [...request.protocols],
    ca: request.ca,
  });
}

function whereTo({ url, addresses }: ConnectionRequest) {
  // The name stays in the certificate check; only where it leads is ours.
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
  return { host: bareHost(url), port: portOf(url), lookup, autoSelectFamily: true, noDelay: true };
}

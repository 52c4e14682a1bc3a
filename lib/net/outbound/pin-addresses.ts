import 'server-only';
import type { LookupFunction, Socket } from 'node:net';
import { isPublicAddress } from './address-rule';
import type { Resolved } from './resolve-host';

/**
 * A look-up for `connect` that knows only these addresses. The name stays in Host, in SNI and in the certificate
 * check; only where it leads is ours.
 */
export function pinnedLookup(addresses: readonly Resolved[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
}

/** The addresses were judged before connecting; this is the same rule on what the socket really reached. */
export function hasReachedPublic({ remoteAddress }: Socket): boolean {
  return remoteAddress !== undefined && isPublicAddress(remoteAddress);
}

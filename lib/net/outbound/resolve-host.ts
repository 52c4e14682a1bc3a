import 'server-only';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from '../fetch-error';
import { type AllowedTarget, bareHost, isAllowed } from './allow-list';
import { isMetadataAddress, isPublicAddress } from './is-public-address';

export interface Resolved {
  address: string;
  family: 4 | 6;
}

/** Most addresses tried; a name may have hundreds, and trying all could be abused for an attack. */
const MAX_ADDRESSES = 8;

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

export const resolveBySystem: Resolve = async (host) => {
  const answers = await lookup(host, { all: true, verbatim: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * The addresses to which a connection may be made. Callers connect to these without resolving again, so a DNS answer
 * that changes between check and use has no effect (DNS rebinding). A single private address among public ones rejects
 * all. Throws FetchError `dns_failed` or `url_not_allowed`.
 */
export async function resolveHost(
  url: URL,
  resolve: Resolve,
  allowed: readonly AllowedTarget[],
): Promise<readonly Resolved[]> {
  const host = bareHost(url);
  const literal = isIP(host);
  const addresses: readonly Resolved[] = literal
    ? [{ address: host, family: literal === 6 ? 6 : 4 }]
    : await ask(host, resolve);
  if (addresses.length === 0) throw new FetchError('dns_failed');
  if (addresses.some(({ address }) => isMetadataAddress(address))) throw new FetchError('url_not_allowed');
  const arePublic = addresses.every(({ address }) => isPublicAddress(address));
  if (!arePublic && !isAllowed(url, allowed)) throw new FetchError('url_not_allowed');
  return addresses.slice(0, MAX_ADDRESSES);
}

async function ask(host: string, resolve: Resolve): Promise<readonly Resolved[]> {
  try {
    return await resolve(host);
  } catch (cause) {
    throw new FetchError('dns_failed', { cause });
  }
}

import 'server-only';
import { isIP, isIPv6 } from 'node:net';
import { env } from '@/lib/config/env';
import { currentRequest } from '@/lib/log/request-context';

/**
 * The IP address of a request: the peer of the connection, or, with `TRUSTED_PROXIES=n`, the n-th address from the
 * right of X-Forwarded-For, which the outermost of our own proxies wrote. Anything further left was written by the
 * client. Undefined if the platform exposes no connection and no proxy is trusted.
 */
export function clientIp(request: Request, trustedProxies = env.TRUSTED_PROXIES): string | undefined {
  const peer = parseAddress(currentRequest()?.peer);
  if (trustedProxies === 0) return peer;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return parseAddress(forwarded.at(-trustedProxies)) ?? peer;
}

/** What a rate limit counts as one client: an IPv4 address, or an IPv6 /64, which belongs to one customer. */
export function clientNetwork(ip: string): string {
  return isIPv6(ip) ? computeNetwork(ip, 64) : ip;
}

/** The largest network that providers usually give to one IPv6 customer, a /48; undefined for IPv4. */
export function clientSite(ip: string): string | undefined {
  return isIPv6(ip) ? computeNetwork(ip, 48) : undefined;
}

/** The address block of a client and its neighbours, who are often the same person: a /24 of IPv4, a /48 of IPv6. */
export function clientNeighbours(ip: string): string {
  return clientSite(ip) ?? `${ip.split('.').slice(0, 3).join('.')}.0/24`;
}

function computeNetwork(ip: string, bits: 48 | 64): string {
  const [head = '', tail] = ip.split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros: string[] = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, bits / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}

/** Accepts `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]:5678` and `::ffff:1.2.3.4`. */
function parseAddress(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(bare) ? bare : undefined;
}

import 'server-only';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Azure's wire server and resolver: a public address that exists only inside Azure. */
const denied = new Set(['168.63.129.16']);

/** The only allocated block of global unicast addresses. https://www.iana.org/assignments/ipv6-address-space/ */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet and not to this machine. An allow-list: an address is public
 * only if a rule says so.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const text = parsed.toString();
  if (parsed.range() !== 'unicast' || denied.has(text) || isOwn(text)) return false;
  return parsed.kind() === 'ipv4' || (parsed instanceof ipaddr.IPv6 && parsed.match(globalUnicast));
}

/** The server's own public addresses may expose services that trust it. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((list) =>
    list?.some((own) => ipaddr.isValid(own.address) && ipaddr.process(own.address).toString() === address),
  );
}

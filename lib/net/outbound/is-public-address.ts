import 'server-only';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Azure's wire server and resolver: a public address that exists only inside Azure. */
const azure = '168.63.129.16';
/** Where clouds give a server its keys, besides link-local addresses: those of Alibaba, Azure and Amazon. */
const metadata = new Set([azure, '100.100.100.200', 'fd00:ec2::254']);

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
  if (parsed.range() !== 'unicast' || text === azure || isOwn(text)) return false;
  return parsed.kind() === 'ipv4' || (parsed instanceof ipaddr.IPv6 && parsed.match(globalUnicast));
}

/** Whether a server gets its keys at this address, which nothing may be sent to, whoever allows the address. */
export function isMetadataAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'linkLocal' || metadata.has(parsed.toString());
}

/** The server's own public addresses may expose services that trust it. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((list) =>
    list?.some((own) => ipaddr.isValid(own.address) && ipaddr.process(own.address).toString() === address),
  );
}

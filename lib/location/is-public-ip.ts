import 'server-only';
import { BlockList, isIPv6 } from 'node:net';

/** Ranges not used by visitors on the internet: https://www.iana.org/assignments/iana-ipv4-special-registry/ */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}

/** The only block of public IPv6 addresses, and its documentation range. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const documentation = new BlockList();
documentation.addSubnet('2001:db8::', 32, 'ipv6');

/** Whether it is a public address, which a look-up service can locate. */
export function isPublicIp(ip: string): boolean {
  if (!isIPv6(ip)) return !reserved.check(ip, 'ipv4');
  return publicIpv6.check(ip, 'ipv6') && !documentation.check(ip, 'ipv6');
}

import ipaddr from 'ipaddr.js';

const privateRanges = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'unspecified',
  'carrierGradeNat',
]);
const privateNames =
  /(?:^|\.)(?:localhost|local|localdomain|test|internal|intranet|lan|home\.arpa|lndo\.site|ddev\.site)$/;
/** Whether an address works only on a computer or network of its author, by its host's name alone. */
export function isPrivateTarget({ protocol, hostname }: URL): boolean {
  if (protocol === 'file:') return true;
  if (!/^https?:$/.test(protocol)) return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return ipaddr.isValid(host) ? privateRanges.has(ipaddr.process(host).range()) : privateNames.test(host);
}

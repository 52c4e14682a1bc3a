import { getDomain } from 'tldts';

/**
 * The registrable domain: subdomains count as one website, because they are usually on one server and anybody can
 * create more.
 */
export function toRegistrableDomain({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

import { isAllowedByRobots } from '@/lib/web-page/is-allowed-by-robots';
import type { RobotsTxtFacts } from '@/lib/web-page/site-facts';
import { siteLimits } from '../limits';
import type { Target } from './page-record';
import { ownAddress } from './site-address';

/** What classifies an address: the website's origin, and what its robots.txt allows us. */
export interface SiteRules {
  origin: string;
  robots: RobotsTxtFacts | null;
  userAgent: string;
}

/**
 * An address as a target on the website, with what robots.txt says about it; null for other sites and overlong
 * addresses.
 */
export function nameTarget(url: URL, { origin, robots, userAgent }: SiteRules): Target | null {
  if (url.href.length > siteLimits.addressCharacters * 2) return null;
  const own = ownAddress(url, origin);
  if (!own) return null;
  const { address, isVariant } = own;
  return {
    url: address,
    ...(isVariant && { variant: url.href }),
    ...(!isAllowedByRobots(address, robots, userAgent) && { isClosed: true }),
  };
}

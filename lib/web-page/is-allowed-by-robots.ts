import { isCrawlable } from './robots-txt';
import type { RobotsTxtFacts } from './site-facts';

/** Failures after which robots.txt counts as disallowing everything; after others it counts as absent. */
const unreachable = new Set(['dns_failed', 'connect_failed', 'timeout', 'bad_response']);

/**
 * Whether robots.txt allows us to request an address; only that of the page's own host is known. If the server fails to
 * deliver it, everything is disallowed. https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4
 */
export function isAllowedByRobots(
  address: string,
  robots: RobotsTxtFacts | null,
  userAgent: string,
): boolean {
  if (!robots || new URL(robots.url).host !== new URL(address).host) return true;
  const { outcome } = robots;
  if (outcome.kind === 'failed') return !unreachable.has(outcome.code);
  return outcome.status < 500 && isCrawlable(robots, address, userAgent);
}

import { isCrawlable } from './robots-txt';
import type { RobotsTxtFacts } from './site-facts';

/** Failures after which a robots.txt counts as closed; after others it counts as absent. */
const unreachable = new Set(['dns_failed', 'connect_failed', 'timeout', 'bad_response']);

/**
 * Whether robots.txt lets us ask; we know only that of the page's own host. One that can't be had for the server's fault
 * closes the site. https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4
 */
export function mayAsk(address: string, robots: RobotsTxtFacts | null, userAgent: string): boolean {
  if (!robots || new URL(robots.url).host !== new URL(address).host) return true;
  const { outcome } = robots;
  if (outcome.kind === 'failed') return !unreachable.has(outcome.code);
  return outcome.status < 500 && isCrawlable(robots, address, userAgent);
}

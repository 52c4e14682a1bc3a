import type { FetchFailure } from '@/lib/errors';
import { isCrawlable } from './robots-txt';
import type { RobotsTxtFacts } from './site-facts';

/** Failures after which Google acts as if there were no robots.txt: what a redirect leads to can't be asked for. */
const absent = new Set<FetchFailure>(['too_many_redirects', 'url_not_allowed', 'invalid_url']);

/**
 * Whether the server fails to deliver its robots.txt, also because it wants fewer requests: then everything is disallowed.
 * https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#http-status-codes
 */
export function hasRobotsFailed({ outcome }: Pick<RobotsTxtFacts, 'outcome'>): boolean {
  if (outcome.kind === 'failed') return !absent.has(outcome.code);
  return outcome.status >= 500 || outcome.status === 429;
}

/** Whether robots.txt allows us to request an address; only that of the page's own host is known. */
export function isAllowedByRobots(
  address: string,
  robots: RobotsTxtFacts | null,
  userAgent: string,
): boolean {
  if (!robots || new URL(robots.url).host !== new URL(address).host) return true;
  return !hasRobotsFailed(robots) && isCrawlable(robots, address, userAgent);
}

import type { Visit } from '../../check';
import { crawlBlocks } from './crawl-blocks';

/**
 * Whether robots.txt keeps search engines from the page, by a rule or because it can't be read, and so us from all
 * further requests: a fault of the site. https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4
 */
export function isClosedByRobots(visit: Visit): boolean {
  const { robotsTxt } = visit.site;
  if (!robotsTxt) return false;
  const { outcome } = robotsTxt;
  if (outcome.kind === 'failed' || outcome.status >= 500) return true;
  return ['Googlebot', ''].some((robot) => crawlBlocks(visit, robot).some(({ by }) => by === 'robots'));
}

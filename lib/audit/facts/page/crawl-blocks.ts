import { decidingRule } from '@/lib/web-page/robots-rules';
import type { RobotsTxtFacts } from '@/lib/web-page/site-facts';
import type { Evidence, Visit } from '../../check';
import { lineEvidence } from './evidence';
import { forbidsIndexing, statedDirectives } from './robots-directives';

/** The robots that Lighthouse checks, besides all others (''). */
export const searchRobots = ['Googlebot', 'bingbot', 'DuckDuckBot', 'archive.org_bot'] as const;

export interface CrawlBlock {
  by: 'meta' | 'header' | 'robots' | 'expired';
  evidence: Evidence;
}

/**
 * The directives that block a robot ('' for any) from crawling or indexing the page. Directives accumulate: one meta or
 * header can't allow what another forbids.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combining
 */
export function crawlBlocks({ page, site, fetchedAt }: Visit, robot: string): CrawlBlock[] {
  const agent = robot.toLowerCase();
  const stated = page.html ? statedDirectives(page, page.html, searchRobots) : [];
  const blocks = stated
    .filter((directive) => directive.agent === '' || directive.agent === agent)
    .filter((directive) => forbidsIndexing(directive, fetchedAt))
    .map(({ name, from, evidence }): CrawlBlock => {
      return { by: name === 'unavailable_after' ? 'expired' : from, evidence };
    });
  const rule = disallowingLine(site.robotsTxt, page.url, robot);
  return rule ? [...blocks, { by: 'robots', evidence: rule }] : blocks;
}

/** The line of robots.txt that disallows an address for a robot; null if it is allowed. */
function disallowingLine(robots: RobotsTxtFacts | null, address: string, robot: string): Evidence | null {
  if (robots?.outcome.kind !== 'answered' || robots.outcome.status >= 300 || robots.text === '') return null;
  const rule = decidingRule(robots, address, robot === '' ? '*' : robot);
  if (!rule || rule.allows) return null;
  const text = robots.text.split(/\r\n|\r|\n/)[rule.line - 1] ?? '';
  return lineEvidence(text.trim(), { url: robots.url, line: rule.line });
}

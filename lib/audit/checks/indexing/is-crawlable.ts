import { defineCheck } from '../../check';
import { type CrawlBlock, crawlBlocks, searchRobots } from '../../facts/page/crawl-blocks';
import { EVIDENCE_LIMIT } from '../../facts/page/evidence';

const reasons = ['meta', 'header', 'robots', 'expired', 'only-some-robots'] as const;

/**
 * Lighthouse's check with its five robots. We are stricter: Lighthouse fails a page only when all five are blocked and
 * reads only the first robots meta, though Google combines all of them; a page that Google or all robots may not index
 * fails here. A block of only another named robot is reported and not scored.
 */
export const isCrawlable = defineCheck({
  id: 'is-crawlable',
  category: 'indexing',
  severity: 'critical',
  // Lighthouse's weight: a blocked page can't score above 69 there.
  weight: 93 / 23,
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  seenIn: 'html',
  needsHtml: true,
  reasons,
  run: (visit) => {
    const google = crawlBlocks(visit, 'Googlebot');
    const [first] = google;
    if (first) return { status: 'failed', reason: first.by, ...shown(google) };
    const others = crawlBlocks(visit, '');
    if (others.length > 0) return { status: 'failed', reason: 'only-some-robots', ...shown(others) };
    const blocked = searchRobots.flatMap((robot) => {
      const blocks = crawlBlocks(visit, robot);
      return blocks.length > 0 ? [{ robot, blocks }] : [];
    });
    return {
      status: 'passed',
      values: { robots: blocked.map(({ robot }) => robot).join(', '), blocked: blocked.length },
      evidence: shown(blocked.flatMap(({ blocks }) => blocks)).evidence,
    };
  },
});

function shown(blocks: readonly CrawlBlock[]) {
  const evidence = blocks.slice(0, EVIDENCE_LIMIT).map((block) => block.evidence);
  return { evidence, count: blocks.length };
}

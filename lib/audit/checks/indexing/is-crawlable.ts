import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck } from '../../check';
import { type CrawlBlock, crawlBlocks, searchRobots } from '../../facts/page/crawl-blocks';
import { EVIDENCE_LIMIT, listEvidence } from '../../facts/page/evidence';
import { isHiddenOnPurpose } from '../../facts/page/is-hidden-on-purpose';
import { forbidsIndexing, parseDirectives } from '../../facts/page/robots-directives';

const reasons = ['meta', 'header', 'robots', 'unseen', 'expired', 'only-some-robots', 'in-body'] as const;

export const UNCRAWLABLE_CAP = 69;

/**
 * Lighthouse's check with its five robots, but stricter: Lighthouse fails a page only when all five are blocked and
 * reads only the first robots meta, though Google combines all of them. Here a page fails when Google or all unnamed
 * robots may not index it. A block of another named robot is reported and not scored.
 */
export const isCrawlable = definePageCheck({
  id: 'is-crawlable',
  category: 'indexing',
  severity: 'critical',
  // Lighthouse's weight and limit: a blocked page can't score above 69 there.
  weight: 93 / 23,
  mostScore: UNCRAWLABLE_CAP,
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  reasons,
  cause: { kind: 'search-access' },
  isMeantAt: isHiddenOnPurpose,
  effort: { loses: 'find', minutes: 10 },
  run: (visit) => {
    const google = crawlBlocks(visit, 'Googlebot');
    const [first] = google;
    const isUnseen = google.some(({ by }) => by === 'robots') && google.some(({ by }) => by !== 'robots');
    if (first) return { status: 'failed', reason: isUnseen ? 'unseen' : first.by, ...shown(google) };
    const others = crawlBlocks(visit, '');
    if (others.length > 0) return { status: 'failed', reason: 'only-some-robots', ...shown(others) };
    const inBody = noindexInBody(visit.page.html, visit.fetchedAt);
    if (inBody.length > 0) {
      const evidence = listEvidence(inBody);
      return { status: 'failed', reason: 'in-body', severity: 'warning', evidence, count: inBody.length };
    }
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

/** Misplaced, so the standard ignores it; Google has said that it obeys it nevertheless. */
function noindexInBody(html: HtmlFacts, now: Date): PageElement[] {
  return listElements(html, 'meta').filter(
    ({ inHead, attributes }) =>
      !inHead &&
      /^\s*(?:robots|googlebot)\s*$/i.test(attributes.name ?? '') &&
      parseDirectives(attributes.content ?? '', { namesAgents: false }).some((directive) =>
        forbidsIndexing(directive, now),
      ),
  );
}

function shown(blocks: readonly CrawlBlock[]) {
  const evidence = blocks.slice(0, EVIDENCE_LIMIT).map((block) => block.evidence);
  return { evidence, count: blocks.length };
}

import { decidingRule } from '@/lib/web-page/robots-rules';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { aiCrawlerNames } from '../../facts/page/ai-crawler-names';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';

/**
 * Reported, never scored: whether to admit them is the owner's decision. Shutting out those that only collect texts for
 * training keeps nobody from a link. Rules that block all crawlers belong to is-crawlable.
 */
export const aiCrawlers = definePageCheck({
  id: 'ai-crawlers',
  category: 'indexing',
  severity: 'info',
  weight: 0,
  source: 'https://platform.openai.com/docs/bots',
  seenIn: 'robots',
  reasons: ['shut-out', 'training-only'],
  cause: 'choice',
  effort: { loses: 'find', minutes: 10 },
  run: ({ page, site: { robotsTxt } }) => {
    if (!robotsTxt) return notMeasured;
    const { outcome, text } = robotsTxt;
    if (outcome.kind === 'failed' || outcome.status >= 500) return notMeasured;
    if (outcome.status >= 300 || text === '') return passed;
    const all = aiCrawlerNames.flatMap(({ robot, purpose }) => {
      const rule = decidingRule(robotsTxt, page.url, robot);
      return rule && !rule.allows ? [{ robot, purpose, line: rule.line }] : [];
    });
    const everybody = decidingRule(robotsTxt, page.url, '*');
    if (everybody && !everybody.allows) return notApplicable;
    if (all.length === 0) return passed;
    const linking = all.filter(({ purpose }) => purpose !== 'training');
    const rules = linking.length > 0 ? linking : all;
    const lines = text.split(/\r\n|\r|\n/);
    return {
      status: 'failed',
      reason: linking.length > 0 ? 'shut-out' : 'training-only',
      values: { robots: rules.map(({ robot }) => robot).join(', ') },
      count: rules.length,
      evidence: rules
        .slice(0, EVIDENCE_LIMIT)
        .map(({ robot, line }) =>
          lineEvidence(`${robot}: ${(lines[line - 1] ?? '').trim()}`, { url: robotsTxt.url, line }),
        ),
    };
  },
});

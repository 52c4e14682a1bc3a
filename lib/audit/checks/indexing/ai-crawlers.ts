import { decidingRule } from '@/lib/web-page/robots-rules';
import { defineCheck, notApplicable, notMeasured, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Crawlers of AI services, by their names in robots.txt. The check's message says what each is for. */
const robots = ['GPTBot', 'OAI-SearchBot', 'PerplexityBot', 'Google-Extended', 'ClaudeBot'] as const;

/**
 * Reported, never scored: whether to admit them is the owner's decision. Rules that block all crawlers belong to
 * is-crawlable.
 */
export const aiCrawlers = defineCheck({
  id: 'ai-crawlers',
  category: 'indexing',
  severity: 'info',
  weight: 0,
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  seenIn: 'robots',
  needsHtml: true,
  reasons: ['shut-out'],
  run: ({ page, site: { robotsTxt } }) => {
    if (!robotsTxt) return notMeasured;
    const { outcome, text } = robotsTxt;
    if (outcome.kind === 'failed' || outcome.status >= 500) return notMeasured;
    if (outcome.status >= 300 || text === '') return passed;
    const rules = robots.flatMap((robot) => {
      const rule = decidingRule(robotsTxt, page.url, robot);
      return rule && !rule.allows ? [{ robot, line: rule.line }] : [];
    });
    const everybody = decidingRule(robotsTxt, page.url, '*');
    if (everybody && !everybody.allows) return notApplicable;
    if (rules.length === 0) return passed;
    const lines = text.split(/\r\n|\r|\n/);
    return {
      status: 'failed',
      reason: 'shut-out',
      values: { robots: rules.map(({ robot }) => robot).join(', ') },
      count: rules.length,
      evidence: rules.map(({ robot, line }) =>
        lineEvidence(`${robot}: ${(lines[line - 1] ?? '').trim()}`, { url: robotsTxt.url, line }),
      ),
    };
  },
});

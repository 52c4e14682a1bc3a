import { hasRobotsFailed } from '@/lib/web-page/is-allowed-by-robots';
import { robotsFaults } from '@/lib/web-page/robots-txt';
import { defineCheck, notApplicable, notMeasured, type Outcome, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';

const reasons = ['server-error', 'unreachable', 'loop', 'web-page', 'bad-lines'] as const;

/** Lighthouse's check: a missing or empty file forbids nothing and is not applicable. */
export const robotsTxt = defineCheck({
  id: 'robots-txt',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  seenIn: 'robots',
  reasons,
  cause: { kind: 'search-access' },
  effort: { loses: 'find', minutes: 15 },
  byReason: {
    'web-page': { cause: { kind: 'hosting' } },
    unreachable: { cause: { kind: 'hosting' } },
    'server-error': { cause: { kind: 'hosting' } },
    loop: { cause: { kind: 'hosting' } },
  },
  run: ({ site: { robotsTxt: robots } }): Outcome<(typeof reasons)[number]> => {
    if (!robots) return notMeasured;
    const { outcome, text, url } = robots;
    if (outcome.kind === 'failed') {
      const reason = outcome.code === 'too_many_redirects' ? 'loop' : 'unreachable';
      return { status: 'failed', reason, evidence: [lineEvidence(url, { url })] };
    }
    const { status } = outcome;
    if (hasRobotsFailed(robots)) {
      const evidence = [lineEvidence(`HTTP ${status}`, { url })];
      // While robots.txt answers 5xx or 429, Google does not crawl the site.
      return { status: 'failed', reason: 'server-error', severity: 'critical', values: { status }, evidence };
    }
    if (status >= 300 || text.trim() === '') return notApplicable;
    const evidence = [lineEvidence(text.trim(), { url, line: 1 })];
    if (looksLikeHtml(text)) return { status: 'failed', reason: 'web-page', evidence };
    const faults = robotsFaults(text);
    if (faults.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'bad-lines',
      count: faults.length,
      values: { line: faults[0]?.line ?? 1 },
      evidence: faults
        .slice(0, EVIDENCE_LIMIT)
        .map((fault) => lineEvidence(fault.text, { url, line: fault.line })),
    };
  },
});

function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s|html|head|body)/i.test(
    text.replace(/^\ufeff/, ''),
  );
}

import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, notMeasured, type Outcome, passed } from '../../check';
import { lineEvidence, toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';
import { saysNotFound } from '../../facts/page/says-not-found';

const reasons = ['this-page', 'random-answers', 'random-redirects'] as const;

/** An error page with a success status makes search engines keep listing addresses that don't exist. */
export const soft404 = defineCheck({
  id: 'soft-404',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  seenIn: 'network',
  needsHtml: true,
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons,
  run: ({ page: { html, status }, site: { randomPath } }): Outcome<(typeof reasons)[number]> => {
    if (!html) return notApplicable;
    const title = titleElement(html);
    const speaking = [...(title ? [title] : []), ...listElements(html, 'h1')].find(({ text }) =>
      saysNotFound(text),
    );
    if (speaking) {
      return {
        status: 'failed',
        reason: 'this-page',
        values: { words: speaking.text, status },
        evidence: [toEvidence(speaking)],
      };
    }
    if (randomPath?.outcome.kind !== 'answered') return notMeasured;
    const { outcome, url } = randomPath;
    if (outcome.status >= 300) return passed;
    const hasMoved = new URL(outcome.finalUrl).pathname !== new URL(url).pathname;
    return {
      status: 'failed',
      reason: hasMoved ? 'random-redirects' : 'random-answers',
      values: { asked: url, end: outcome.finalUrl, status: outcome.status },
      evidence: [lineEvidence(hasMoved ? `${url} → ${outcome.finalUrl}` : url, { url })],
    };
  },
});

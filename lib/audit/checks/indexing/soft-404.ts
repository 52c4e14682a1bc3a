import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notMeasured, type Outcome, passed } from '../../check';
import { lineEvidence, toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';
import { saysNotFound } from '../../facts/page/says-not-found';

const reasons = ['this-page', 'random-answers', 'random-redirects'] as const;

/** Words of an error page at most, without menus; a page that says more has a subject. */
const FEW_WORDS = 150;

/** An error page with a success status makes search engines keep listing addresses that don't exist. */
export const soft404 = definePageCheck({
  id: 'soft-404',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  seenIn: 'network',
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons,
  cause: { kind: 'hosting' },
  effort: { loses: 'find', minutes: 45 },
  run: ({ page: { html, status }, site: { randomPath } }): Outcome<(typeof reasons)[number]> => {
    const speaking = findErrorName(html);
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

/**
 * The title or headline that names an error page. A headline alone is enough where no other stands beside it and the page
 * says little else: overlays of searches and shops contain such headlines, too, hidden by style sheets.
 */
function findErrorName(html: HtmlFacts): PageElement | undefined {
  const title = titleElement(html);
  const named = title && saysNotFound(title.text);
  if (named === 'sentence') return title;
  const headlines = listElements(html, 'h1').filter(
    ({ hidden, hiddenByStyle, text }) => !hidden && !hiddenByStyle && text !== '',
  );
  const isShort = html.wordCount < FEW_WORDS;
  const isHeadline = headlines.length > 0 && headlines.every(({ text }) => saysNotFound(text));
  if (named === 'number' && (isHeadline || (isShort && headlines.length === 0))) return title;
  return isHeadline && isShort ? headlines[0] : undefined;
}

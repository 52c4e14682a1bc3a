import { countWords } from '@/lib/web-page/count-words';
import type { HtmlFacts } from '@/lib/web-page/page';
import { elementsOf } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, evidenceOf } from '../../facts/page/evidence';

/** With fewer words in the body, and no other content, the page is rendered by its scripts. */
const WORDS_LIMIT = 50;

const content = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'picture', 'form', 'input', 'iframe', 'video'];

/** The delivered page is empty until scripts fill it; all other checks see only the empty page. */
export const clientRendered = defineCheck({
  id: 'client-rendered',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['empty'],
  run: ({ page: { html } }) => {
    if (!html) return notApplicable;
    const scripts = elementsOf(html, 'script').filter(
      ({ attributes }) => attributes.src !== undefined || attributes.type?.trim().toLowerCase() === 'module',
    );
    const words = countWords(html.text, elementsOf(html, 'html')[0]?.lang ?? '');
    if (words >= WORDS_LIMIT || scripts.length === 0 || hasContent(html)) return passed;
    return {
      status: 'failed',
      reason: 'empty',
      values: { words, scripts: scripts.length },
      evidence: scripts.slice(0, EVIDENCE_LIMIT).map((script) => evidenceOf(script)),
      count: scripts.length,
    };
  },
});

function hasContent(html: HtmlFacts): boolean {
  const links = elementsOf(html, 'a').filter(({ attributes }) => attributes.href !== undefined);
  return links.length > 0 || content.some((name) => elementsOf(html, name).length > 0);
}

import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { headlinesWithText } from '../../facts/page/headlines';
import { titleElement } from '../../facts/page/meta-content';

/**
 * Reported, not scored: search engines don't mind. With identical title and h1, one of two chances to describe the page
 * is lost.
 */
export const titleH1Duplicate = definePageCheck({
  id: 'title-h1-duplicate',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['document-title', 'h1-present'],
  reasons: ['same'],
  run: ({ page: { html } }) => {
    const title = titleElement(html);
    const headlines = headlinesWithText(html).filter(({ text }) => text.trim() !== '');
    if (!title?.text.trim() || headlines.length === 0) return notApplicable;
    const same = headlines.find(({ text }) => plain(text) === plain(title.text));
    if (!same) return passed;
    return {
      status: 'failed',
      reason: 'same',
      values: { title: title.text },
      evidence: [toEvidence(title), toEvidence(same)],
    };
  },
});

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import { defineCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { speakingHeadlines } from '../../facts/page/headlines';
import { titleElement } from '../../facts/page/meta-content';

/** Told, not scored: no search engine minds. Title and headline in the very same words: one of the two chances to say what the page offers is given away. */
export const titleH1Duplicate = defineCheck({
  id: 'title-h1-duplicate',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  seenIn: 'html',
  needsHtml: true,
  needs: ['document-title', 'h1-present'],
  reasons: ['same'],
  run: ({ page: { html } }) => {
    const title = html ? titleElement(html) : undefined;
    const headlines = html ? speakingHeadlines(html).filter(({ text }) => text.trim() !== '') : [];
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

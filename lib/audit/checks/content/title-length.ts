import { countWords } from '@/lib/web-page/count-words';
import { definePageCheck, notApplicable, passed } from '../../check';
import { isDefaultTitle } from '../../facts/page/default-titles';
import { toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';
import { pixelWidth } from '../../facts/page/pixel-width';

const WORDS_MIN = 3;
/** The width that Google shows of a title on a desktop, as measured by others; Google publishes no limit. */
const WIDTH_LIMIT_PX = 580;

/**
 * Too few words say too little, and Google truncates wide titles. The limit is a width, not a length: a W is four times
 * as wide as an i.
 */
export const titleLength = definePageCheck({
  id: 'title-length',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['document-title'],
  lostWith: ['title-is-default'],
  reasons: ['short', 'long'],
  run: ({ page: { html } }) => {
    const title = titleElement(html);
    if (!title || title.text.trim() === '') return notApplicable;
    const { text, lang } = title;
    const words = countWords(text, lang);
    const width = pixelWidth(text);
    const length = [...text].length;
    const values = { title: text, words, length, width };
    const evidence = [toEvidence(title)];
    // To be replaced as a whole: one repair, which title-is-default names.
    if (words < WORDS_MIN && isDefaultTitle(text)) return notApplicable;
    if (words < WORDS_MIN) return { status: 'failed', reason: 'short', values, evidence };
    if (width > WIDTH_LIMIT_PX) return { status: 'failed', reason: 'long', values, evidence };
    return { ...passed, values };
  },
});

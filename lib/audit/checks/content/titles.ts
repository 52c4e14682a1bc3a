import { countWords } from '@/lib/web-page/count-words';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { isDefaultTitle } from '../../facts/page/default-titles';
import { listEvidence, toEvidence } from '../../facts/page/evidence';
import { headlinesWithText } from '../../facts/page/headlines';
import { titleElement } from '../../facts/page/meta-content';
import { pixelWidth } from '../../facts/page/pixel-width';

const shared = {
  category: 'content',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
} as const;

/** Lighthouse's rule: the title is not blank. Titles inside SVG don't count. */
export const documentTitle = definePageCheck({
  id: 'document-title',
  ...shared,
  severity: 'critical',
  weight: 2,
  reasons: ['missing', 'blank'],
  cause: { kind: 'titles' },
  effort: { loses: 'find', minutes: 5 },
  run: ({ page: { html } }) => {
    const title = titleElement(html);
    if (!title) return { status: 'failed', reason: 'missing' };
    if (title.text.trim() === '') return { status: 'failed', reason: 'blank', evidence: [toEvidence(title)] };
    return { ...passed, values: { title: title.text }, evidence: [toEvidence(title)] };
  },
});

const WORDS_MIN = 3;
/** The width that Google shows of a title on a desktop, as measured by others; Google publishes no limit. */
const WIDTH_LIMIT_PX = 580;

/**
 * Too few words say too little, and Google truncates wide titles. The limit is a width, not a length: a W is four times
 * as wide as an i.
 */
export const titleLength = definePageCheck({
  id: 'title-length',
  ...shared,
  severity: 'warning',
  weight: 1,
  needs: ['document-title'],
  lostWith: ['title-is-default'],
  reasons: ['short', 'long'],
  cause: { kind: 'titles' },
  effort: { loses: 'find', minutes: 5 },
  byReason: { long: { cause: { kind: 'titles', from: 'ending' } } },
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

/** With several titles in the head, it is undefined which one search engines choose. */
export const titleMultiple = definePageCheck({
  id: 'title-multiple',
  ...shared,
  severity: 'warning',
  weight: 1,
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: ['document-title'],
  reasons: ['several'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'find', minutes: 15 },
  run: ({ page: { html } }) => {
    const titles = listElements(html, 'title').filter(
      ({ inHead, namespace }) => inHead && namespace === 'html',
    );
    if (titles.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: titles.length, evidence: listEvidence(titles) };
  },
});

/** Fails when the title is an unchanged default. */
export const titleIsDefault = definePageCheck({
  id: 'title-is-default',
  ...shared,
  severity: 'warning',
  weight: 1,
  needs: ['document-title'],
  reasons: ['default'],
  cause: { kind: 'titles' },
  effort: { loses: 'find', minutes: 5 },
  run: ({ page: { html } }) => {
    const title = titleElement(html);
    if (!title || title.text.trim() === '') return notApplicable;
    if (!isDefaultTitle(title.text)) return passed;
    return {
      status: 'failed',
      reason: 'default',
      values: { title: title.text },
      evidence: [toEvidence(title)],
    };
  },
});

/**
 * Reported, not scored: search engines don't mind. With identical title and h1, one of two chances to describe the page
 * is lost.
 */
export const titleH1Duplicate = definePageCheck({
  id: 'title-h1-duplicate',
  ...shared,
  severity: 'info',
  weight: 0,
  needs: ['document-title', 'h1-present'],
  reasons: ['same'],
  cause: 'myth',
  effort: { loses: 'find', minutes: 5 },
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

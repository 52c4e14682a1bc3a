import type { LighthouseId } from './ask-lighthouse';

/** Checks where we report faults that Lighthouse passes, with the reasons. Applies to pages of the corpus marked with them. */
export const weAreStricter: Partial<Record<LighthouseId, string>> = {
  'is-crawlable':
    'Lighthouse minds only pages that every robot is kept out of, and reads the first robots element. Being kept out of Google is bad enough, and robots add up all that is said.',
  'crawlable-anchors':
    'Lighthouse knows javascript:void(0) only; no crawler follows any other script either.',
  'link-text': 'Our lists know more words and languages, and any space is a space to us.',
  hreflang: 'Lighthouse looks at the language only; search engines drop countries that don’t exist.',
};

export const errorPage = 'We say nothing about the content of an error page: nobody finds it.';

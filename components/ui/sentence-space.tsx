import { useLocale } from 'next-intl';

/** Between a sentence and what follows it: a space, but nothing in Japanese and Chinese, whose full stops bring their own. */
export function SentenceSpace() {
  return /^(?:ja|zh)/.test(useLocale()) ? null : ' ';
}

import 'server-only';
import type { HyphenationFunctionSync } from 'hyphen';
import type { Locale } from './locales';

/** Required when a language is first asked for: the patterns of German alone are 750 kB. Other scripts divide no words. */
const hyphenation: Partial<Record<Locale, () => { hyphenateSync: HyphenationFunctionSync }>> = {
  en: () => require('hyphen/en-gb'),
  de: () => require('hyphen/de-1996'),
  es: () => require('hyphen/es'),
  pt: () => require('hyphen/pt'),
  pl: () => require('hyphen/pl'),
  bg: () => require('hyphen/bg'),
};

/** Letters of the shortest word that is divided: shorter ones fit the narrowest column. */
const minWordLength = 8;
const softHyphen = '\u00ad';
const spaces = /(\s+)/u;
const address = /[@/\d]|\.\p{L}/u;
/** One or two letters are left alone at neither end of a word. */
const shortEnd = /(?<=(?<![\p{L}\u00ad])\p{L}{1,2})\u00ad|\u00ad(?=\p{L}{1,2}(?![\p{L}\u00ad]))/gu;

/**
 * The words of a text and the spaces between them, each as the pieces between which a line may end with a hyphen: one piece
 * where a word is short, or an address.
 */
export function divideWords(text: string, locale: Locale): string[][] {
  const { hyphenateSync } = hyphenation[locale]?.() ?? {};
  return text.split(spaces).map((word) => {
    if (!hyphenateSync || address.test(word)) return [word];
    return hyphenateSync(word, { minWordLength }).replace(shortEnd, '').split(softHyphen);
  });
}

import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

// The bundler gives each file the same hashed address here and in app/styles/fonts.css.
const files = {
  anybody: new URL('../../app/fonts/anybody-latin.woff2', import.meta.url).href,
  onest: new URL('../../app/fonts/onest-latin.woff2', import.meta.url).href,
  onestCyrillic: new URL('../../app/fonts/onest-cyrillic.woff2', import.meta.url).href,
  vazirmatn: new URL('../../app/fonts/vazirmatn-arabic.woff2', import.meta.url).href,
  vazirmatnPunctuation: new URL('../../app/fonts/vazirmatn-punctuation.woff2', import.meta.url).href,
};

const latin = [files.anybody, files.onest];

/**
 * Two files at most of what the first screen draws, for languages that are not written in Latin letters: each preloaded
 * file delays the rest.
 */
const otherScripts: Partial<Record<Locale, readonly string[]>> = {
  bg: [files.onestCyrillic, files.onest],
  fa: [files.vazirmatn, files.vazirmatnPunctuation],
  ja: [],
  zh: [],
};

export function FontPreload({ locale }: { locale: Locale }) {
  for (const href of otherScripts[locale] ?? latin) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}

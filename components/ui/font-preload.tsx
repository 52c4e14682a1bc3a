import { useLocale } from 'next-intl';
import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

// The bundler gives each file the same hashed address here and in app/styles/fonts.css.
const files = {
  heading: {
    basic: new URL('../../app/fonts/anybody-basic.woff2', import.meta.url).href,
    de: new URL('../../app/fonts/anybody-german.woff2', import.meta.url).href,
    es: new URL('../../app/fonts/anybody-spanish.woff2', import.meta.url).href,
    pl: new URL('../../app/fonts/anybody-polish-basic.woff2', import.meta.url).href,
    pt: new URL('../../app/fonts/anybody-portuguese.woff2', import.meta.url).href,
  },
  text: {
    basic: new URL('../../app/fonts/onest-basic.woff2', import.meta.url).href,
    de: new URL('../../app/fonts/onest-german.woff2', import.meta.url).href,
    es: new URL('../../app/fonts/onest-spanish.woff2', import.meta.url).href,
    pl: new URL('../../app/fonts/onest-polish-basic.woff2', import.meta.url).href,
    pt: new URL('../../app/fonts/onest-portuguese.woff2', import.meta.url).href,
  },
  robotoFlex: new URL('../../app/fonts/roboto-flex-bulgarian.woff2', import.meta.url).href,
  onestCyrillic: new URL('../../app/fonts/onest-cyrillic.woff2', import.meta.url).href,
  vazirmatn: new URL('../../app/fonts/vazirmatn-arabic.woff2', import.meta.url).href,
  vazirmatnPunctuation: new URL('../../app/fonts/vazirmatn-punctuation.woff2', import.meta.url).href,
};

/** Font files that the first screen uses: at most 36 KB, because they delay the rest. */
const preloaded: Record<Locale, readonly string[]> = {
  en: [files.heading.basic, files.text.basic],
  de: [files.heading.de, files.text.de],
  es: [files.heading.es, files.text.es],
  pl: [files.heading.pl, files.text.pl],
  pt: [files.heading.pt, files.text.pt],
  bg: [files.robotoFlex, files.onestCyrillic, files.text.basic],
  fa: [files.vazirmatn, files.vazirmatnPunctuation],
  ja: [],
  zh: [],
};

export function FontPreload() {
  const locale = useLocale();
  for (const href of preloaded[locale]) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}

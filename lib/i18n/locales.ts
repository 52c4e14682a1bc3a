/** The nine languages, one row each. Everything that varies by language and is not words starts here. */
export const locales = {
  en: {
    name: 'English',
    nativeName: 'English',
    flag: '🇦🇺',
    dir: 'ltr',
    hrefLang: 'en-AU',
    ogLocale: 'en_AU',
  },
  fa: { name: 'Persian', nativeName: 'فارسی', flag: '🇮🇷', dir: 'rtl', hrefLang: 'fa', ogLocale: 'fa_IR' },
  es: { name: 'Spanish', nativeName: 'Español', flag: '🇪🇸', dir: 'ltr', hrefLang: 'es', ogLocale: 'es_ES' },
  pt: {
    name: 'Portuguese',
    nativeName: 'Português',
    flag: '🇵🇹',
    dir: 'ltr',
    hrefLang: 'pt-PT',
    ogLocale: 'pt_PT',
  },
  ja: { name: 'Japanese', nativeName: '日本語', flag: '🇯🇵', dir: 'ltr', hrefLang: 'ja', ogLocale: 'ja_JP' },
  zh: {
    name: 'Chinese',
    nativeName: '简体中文',
    flag: '🇨🇳',
    dir: 'ltr',
    hrefLang: 'zh-Hans',
    ogLocale: 'zh_CN',
  },
  de: { name: 'German', nativeName: 'Deutsch', flag: '🇩🇪', dir: 'ltr', hrefLang: 'de', ogLocale: 'de_DE' },
  pl: { name: 'Polish', nativeName: 'Polski', flag: '🇵🇱', dir: 'ltr', hrefLang: 'pl', ogLocale: 'pl_PL' },
  bg: {
    name: 'Bulgarian',
    nativeName: 'Български',
    flag: '🇧🇬',
    dir: 'ltr',
    hrefLang: 'bg',
    ogLocale: 'bg_BG',
  },
} as const satisfies Record<string, LocaleRow>;

interface LocaleRow {
  name: string;
  nativeName: string;
  flag: string;
  dir: 'ltr' | 'rtl';
  /** BCP 47 tag for `lang` and hreflang. */
  hrefLang: string;
  ogLocale: string;
}

export type Locale = keyof typeof locales;

export const defaultLocale = 'en' satisfies Locale;

export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(code: string | null | undefined): code is Locale {
  return code != null && Object.hasOwn(locales, code);
}

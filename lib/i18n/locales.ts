/** The nine languages, one row each. Contains everything that varies by language except words. */
export const locales = {
  en: {
    name: 'English',
    nativeName: 'English',
    flag: '🇦🇺',
    dir: 'ltr',
    hrefLang: 'en-AU',
    ogLocale: 'en_AU',
    mostlyReadInEu: false,
  },
  fa: {
    name: 'Persian',
    nativeName: 'فارسی',
    flag: '🇮🇷',
    dir: 'rtl',
    hrefLang: 'fa',
    ogLocale: 'fa_IR',
    mostlyReadInEu: false,
  },
  es: {
    name: 'Spanish',
    nativeName: 'Español',
    flag: '🇪🇸',
    dir: 'ltr',
    hrefLang: 'es',
    ogLocale: 'es_ES',
    mostlyReadInEu: true,
  },
  pt: {
    name: 'Portuguese',
    nativeName: 'Português',
    flag: '🇵🇹',
    dir: 'ltr',
    hrefLang: 'pt-PT',
    ogLocale: 'pt_PT',
    mostlyReadInEu: true,
  },
  ja: {
    name: 'Japanese',
    nativeName: '日本語',
    flag: '🇯🇵',
    dir: 'ltr',
    hrefLang: 'ja',
    ogLocale: 'ja_JP',
    mostlyReadInEu: false,
  },
  zh: {
    name: 'Chinese',
    nativeName: '简体中文',
    flag: '🇨🇳',
    dir: 'ltr',
    hrefLang: 'zh-Hans',
    ogLocale: 'zh_CN',
    mostlyReadInEu: false,
  },
  de: {
    name: 'German',
    nativeName: 'Deutsch',
    flag: '🇩🇪',
    dir: 'ltr',
    hrefLang: 'de',
    ogLocale: 'de_DE',
    mostlyReadInEu: true,
  },
  pl: {
    name: 'Polish',
    nativeName: 'Polski',
    flag: '🇵🇱',
    dir: 'ltr',
    hrefLang: 'pl',
    ogLocale: 'pl_PL',
    mostlyReadInEu: true,
  },
  bg: {
    name: 'Bulgarian',
    nativeName: 'Български',
    flag: '🇧🇬',
    dir: 'ltr',
    hrefLang: 'bg',
    ogLocale: 'bg_BG',
    mostlyReadInEu: true,
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
  /** Whether most of its readers are under the consent rules of the European Union. */
  mostlyReadInEu: boolean;
}

export type Locale = keyof typeof locales;

export const defaultLocale = 'en' satisfies Locale;

export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(code: string | null | undefined): code is Locale {
  return code != null && Object.hasOwn(locales, code);
}

import type { Locale } from '@/lib/i18n/locales';
import { type CookiePreferences, necessaryOnly } from './preferences';

/**
 * Where a language is mostly read in the European Union, a box ticked in advance is no consent
 * (CJEU, C-673/17, https://curia.europa.eu/juris/liste.jsf?num=C-673/17).
 */
const analyticsTicked: Record<Locale, boolean> = {
  en: true,
  fa: true,
  ja: true,
  zh: true,
  es: false,
  pt: false,
  de: false,
  pl: false,
  bg: false,
};

/** How the boxes of the preferences dialog stand for somebody who has not chosen yet. */
export function defaultPreferences(locale: Locale): CookiePreferences {
  return { ...necessaryOnly, analytics: analyticsTicked[locale] };
}

import { type Locale, locales } from '@/lib/i18n/locales';
import { type CookiePreferences, necessaryOnly } from './preferences';

/**
 * The initial state of the preferences dialog's checkboxes for a visitor who has not chosen yet. Where a language is
 * mostly read in the European Union, none is ticked: a box ticked in advance is no consent (CJEU, C-673/17,
 * https://curia.europa.eu/juris/liste.jsf?num=C-673/17).
 */
export function defaultPreferences(locale: Locale): CookiePreferences {
  return { ...necessaryOnly, analytics: !locales[locale].mostlyReadInEu };
}

import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';

/**
 * The phone number; in right-to-left text with isolation marks, without which its groups of digits would be reordered. Apart
 * from the words around it, because the server needs it and would load all messages with them.
 */
export function phoneFor(locale: Locale): string {
  return locales[locale].dir === 'rtl' ? `\u2066${brand.phone}\u2069` : brand.phone;
}

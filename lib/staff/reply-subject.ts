import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import subjects from '@/messages/staff/reply-subjects.json';

const byLocale: Record<Locale, string> = subjects;

/** The subject of a reply in a language. */
export function replySubject(locale: Locale): string {
  return byLocale[locale].replace('{brand}', brand.name);
}

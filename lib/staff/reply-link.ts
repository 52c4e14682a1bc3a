import { brand } from '@/lib/config/brand';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { replySubjects } from './reply-subjects';

/** A `mailto:` address for replying to a lead, with a subject in their language. */
export function replyLink({ email, locale }: { email: string; locale: string }): string {
  const subject = replySubjects[isLocale(locale) ? locale : defaultLocale].replace('{brand}', brand.name);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

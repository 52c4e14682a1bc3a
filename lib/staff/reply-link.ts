import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { replySubject } from './reply-subject';

/** A `mailto:` address for replying to a lead, with a subject in their language. */
export function replyLink({ email, locale }: { email: string; locale: string }): string {
  const subject = replySubject(isLocale(locale) ? locale : defaultLocale);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

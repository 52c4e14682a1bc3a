import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { feedPath } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';

/** The address of the blog's feed in a language. */
export function feedUrl(locale: Locale): string {
  return absoluteUrl(localePath(locale, feedPath));
}

import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from '../absolute-url';

/** Address of a node on a page, for references. */
export function nodeId(locale: Locale, path: string, name: string): string {
  return `${absoluteUrl(localePath(locale, path))}#${name}`;
}

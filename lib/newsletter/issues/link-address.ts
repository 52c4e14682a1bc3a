import 'server-only';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';
import { knownPaths } from '@/lib/site/pages';

/**
 * The absolute address of a link in an issue; a link to our own pages leads to the reader's language. Undefined for a
 * type of address that a mail must not contain.
 */
export function linkAddress(href: string, locale: Locale): string | undefined {
  if (!URL.canParse(href, env.SITE_URL)) return undefined;
  const url = new URL(href, env.SITE_URL);
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  const isOurs = url.origin === new URL(env.SITE_URL).origin;
  const { path, prefixed } = splitPath(url.pathname);
  if (isOurs && !prefixed && knownPaths.includes(path)) url.pathname = localePath(locale, path);
  return url.href;
}

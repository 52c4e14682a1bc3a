import 'server-only';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';

/** The private link of a result or report in a language, absolute. */
export function resultUrl(token: string, locale: Locale): string {
  return new URL(localePath(locale, reportPath(token)), env.SITE_URL).href;
}

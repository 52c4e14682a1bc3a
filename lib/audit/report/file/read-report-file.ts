import 'server-only';
import { AppError } from '@/lib/errors';
import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { splitPath } from '@/lib/i18n/path';
import { parseReportFile } from '@/lib/site/report-path';
import { presentReport } from '../present-report';
import { buildReportFile } from './build-report-file';
import { writeMarkdown } from './write-markdown';

const types = { json: 'application/json', md: 'text/markdown' } as const;

/**
 * The file under an address such as /de/reports/<token>.json, which is as private as the report. Throws AppError `not_found`
 * without a report.
 */
export async function readReportFile({ pathname, searchParams }: URL): Promise<Response> {
  const { locale: own, path, prefixed } = splitPath(pathname);
  // The middleware moves the language of the address into the query.
  const asked = searchParams.get('locale') ?? '';
  const locale = !prefixed && isLocale(asked) ? asked : own;
  const wanted = parseReportFile(path);
  const report = wanted && (await presentReport(wanted.token, locale));
  if (!wanted || !report) throw new AppError('not_found');
  const file = buildReportFile(report, locale);
  const { 'seo-report': words } = await loadMessages(locale);
  const body = wanted.format === 'json' ? JSON.stringify(file, null, 2) : writeMarkdown(file, words, locale);
  return new Response(body, {
    headers: {
      'Content-Type': `${types[wanted.format]}; charset=utf-8`,
      'Content-Disposition': `inline; filename="${new URL(file.website.finalUrl).hostname}.${wanted.format}"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

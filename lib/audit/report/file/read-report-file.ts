import 'server-only';
import { createHash } from 'node:crypto';
import { minuteMs } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath, splitPath } from '@/lib/i18n/path';
import { plainWords } from '@/lib/i18n/shown-messages';
import { AnswerCache } from '@/lib/net/answer-cache';
import { reportFormats, reportPath } from '@/lib/site/report-path';
import { type LoadedReport, loadReport, presentLoaded } from '../present-report';
import { loadSiteWords } from '../words/site-words';
import { buildReportFile } from './build-report-file';
import { writeMarkdown } from './write-markdown';

const types = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const;

/**
 * A report as a file, in the language of its address, which is as private as the report. Throws AppError `not_found`
 * without a report, and `not_printed` for a PDF without a browser, or if none became free in half a minute.
 */
export async function readReportFile(
  { token, format: named }: { token: string; format: string },
  { pathname, searchParams }: URL,
): Promise<Response> {
  const { locale: own, prefixed } = splitPath(pathname);
  // The middleware moves the language of the address into the query.
  const asked = searchParams.get('locale') ?? '';
  const locale = !prefixed && isLocale(asked) ? asked : own;
  const format = reportFormats.find((each) => each === named);
  const loaded = format ? await loadReport(token) : null;
  if (!format || !loaded) throw new AppError('not_found');
  const body = await write(format, loaded, locale);
  return new Response(body, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `inline; filename="${new URL(loaded.report.latest.facts.page.url).hostname}.${format}"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

async function write(
  format: keyof typeof types,
  loaded: LoadedReport,
  locale: Locale,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === 'pdf') return print(loaded, locale);
  const file = buildReportFile(await presentLoaded(loaded, locale), locale);
  if (format === 'json') return plainWords(JSON.stringify(file, null, 2));
  const { 'seo-report': words } = await loadMessages(locale);
  const { t: say } = await loadSiteWords(locale);
  return plainWords(writeMarkdown(file, { words, say, locale }));
}

function print(loaded: LoadedReport, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([locale, loaded]))
    .digest('hex');
  return printed.get(key, async () => {
    const { printOwnPage } = await import('@/lib/headless-browser/render-page');
    const pdf = await printOwnPage(localePath(locale, reportPath(loaded.report.token)));
    if (!pdf) throw new AppError('not_printed');
    return new Uint8Array(pdf);
  });
}

/** By what is stored, so that a report that has changed is printed anew. */
const printed = new AnswerCache<Uint8Array<ArrayBuffer>>({
  maxEntries: 20,
  weight: { of: ({ length }) => length, most: 20 * 1024 * 1024 },
  freshMs: () => 10 * minuteMs,
  staleMs: 0,
  failureMs: 0,
});

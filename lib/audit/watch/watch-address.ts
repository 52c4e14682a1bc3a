import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { isReportToken, reportPath } from '@/lib/site/report-path';
import { watchPath } from '../report/watch-path';
import type { WatchNotice } from './watch-notices';

export function watchUrl(action: 'confirm' | 'stop', { report, token }: { report: string; token: string }) {
  const url = new URL(`${watchPath(report)}/${action}`, env.SITE_URL);
  url.searchParams.set('token', token);
  return url.href;
}

/**
 * The header fields for stopping in a mail program: RFC 8058 with the address to post to, RFC 2369 with the one to write
 * to. A mailed request contains the token, so that staff can end the right watch.
 */
export function stopHeaders(of: { report: string; token: string }): Record<string, string> {
  const subject = encodeURIComponent(`Stop ${of.token}`);
  return {
    'List-Unsubscribe': `<${watchUrl('stop', of)}>, <mailto:${brand.email}?subject=${subject}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The report and the token of an address made here; '' for what is missing. */
export function readWatchAddress({ url }: { url: string }): { report: string; token: string } {
  const { pathname, searchParams } = new URL(url);
  const report = pathname.split('/')[3] ?? '';
  return { report: isReportToken(report) ? report : '', token: searchParams.get('token') ?? '' };
}

/** The report's page with an outcome, without language. */
export function noticePath(report: string, notice: WatchNotice): `/${string}` {
  return `${reportPath(report)}#${notice}`;
}

import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { tokenInLink } from '@/lib/http/link-token';
import { isReportToken, reportPath } from '@/lib/site/report-path';
import type { WatchNotice } from '../presented';
import { watchPath } from '../report/watch-path';

export function watchUrl(action: 'confirm' | 'stop', { report, token }: { report: string; token: string }) {
  const url = new URL(`${watchPath(report)}/${action}`, env.SITE_URL);
  url.searchParams.set('token', token);
  return url.href;
}

/**
 * The header fields for unsubscribing in a mail program: RFC 8058 with an address for POST, RFC 2369 with a mail
 * address. The subject of a mailed request contains the token, so that staff can end the right watch.
 */
export function stopHeaders(of: { report: string; token: string }): Record<string, string> {
  const subject = encodeURIComponent(`Stop ${of.token}`);
  return {
    'List-Unsubscribe': `<${watchUrl('stop', of)}>, <mailto:${brand.email}?subject=${subject}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The report and the token of a call of an address made by `watchUrl`; '' for missing parts. */
export function readWatchAddress({ request, param }: { request: Request; param: (name: string) => string }): {
  report: string;
  token: string;
} {
  const report = param('token');
  return { report: isReportToken(report) ? report : '', token: tokenInLink(request) };
}

/** Path of the report's page with a notice, without language. */
export function noticePath(report: string, notice: WatchNotice): `/${string}` {
  return `${reportPath(report)}#${notice}`;
}

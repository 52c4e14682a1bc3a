import { watchPath } from '../report/watch-path';

/**
 * The cookie that carries the token from a mail's link to the button on the report, because the report's address may be
 * shared.
 */
export function watchCookie(report: string) {
  return { name: 'site_watch', path: watchPath(report) };
}

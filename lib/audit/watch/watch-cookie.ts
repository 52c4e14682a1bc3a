import { watchPath } from '../report/watch-path';

/** Carries the token of a mail's link to the button on the report, whose address is one to share. */
export function watchCookie(report: string) {
  return { name: 'site_watch', path: watchPath(report) };
}

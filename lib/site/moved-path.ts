import { localePath, splitPath } from '@/lib/i18n/path';
import { feedPath, knownPaths } from './pages';
import { isReportPath, reportPath } from './report-path';

const addresses: readonly string[] = [...knownPaths, feedPath];

/**
 * The canonical path for another spelling of it: a slash at the end, capitals, `/en/` in front, or all of them.
 * Undefined for a canonical path, and for an unknown one.
 */
export function movedPath(pathname: string): string | undefined {
  const trimmed = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  const { locale, path } = splitPath(trimmed.toLowerCase());
  const proper = properPath(path, trimmed);
  if (proper === undefined) return undefined;
  const address = localePath(locale, proper);
  return address === pathname ? undefined : address;
}

/** The token of a report is the only case-sensitive part. */
function properPath(path: string, asWritten: string): string | undefined {
  if (isReportPath(path)) return reportPath(asWritten.slice(asWritten.lastIndexOf('/') + 1));
  return addresses.includes(path) ? path : undefined;
}

import { localePath, splitWrittenPath } from '@/lib/i18n/path';
import { feedPath, knownPaths } from './pages';
import { isReportPath, reportPath } from './report-path';

const addresses: readonly string[] = [...knownPaths, feedPath];

/**
 * The canonical path for another spelling of it: with a trailing slash, capitals, a leading `/en/` or a language with a
 * region. Undefined if it is already canonical, or unknown.
 */
export function canonicalPath(pathname: string): string | undefined {
  const trimmed = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  const { locale, path } = splitWrittenPath(trimmed);
  const proper = canonicalSpelling(path, trimmed);
  if (proper === undefined) return undefined;
  const address = localePath(locale, proper);
  return address === pathname ? undefined : address;
}

/** The canonical spelling of a path. Only the token of a report is case-sensitive. */
function canonicalSpelling(path: string, asWritten: string): string | undefined {
  if (isReportPath(path)) return reportPath(asWritten.slice(asWritten.lastIndexOf('/') + 1));
  return addresses.includes(path) ? path : undefined;
}

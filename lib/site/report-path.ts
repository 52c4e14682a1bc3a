/** The path of a report or another tool's result, without language. What is no token, from an address that somebody has typed, is encoded. */
export function reportPath(token: string): `/${string}` {
  return `/reports/${encodeURIComponent(token)}`;
}

/** The page for an unknown or expired link. */
export const reportGonePath = '/reports/gone';

/** Whether a text has the form of a token: 128 bits in base64url. */
export function isReportToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** Whether a path without language is that of a report. */
export function isReportPath(path: string): boolean {
  return /^\/reports\/[\w-]{22}$/.test(path);
}

export const reportFormats = ['pdf', 'json', 'md'] as const;

/** A report as a file, at `/reports/<token>.json`, or where that is served from. Null for any other path. */
export function parseReportFile(
  path: string,
): { token: string; format: (typeof reportFormats)[number] } | null {
  const found = /^(?:\/api)?\/reports\/([\w-]{22})(?:\.|\/file\/)(pdf|json|md)$/.exec(path);
  const format = reportFormats.find((each) => each === found?.[2]);
  return found?.[1] && format ? { token: found[1], format } : null;
}

/**
 * An address in any language without the token of a report, including one in the query of the contact page: anybody with
 * the token can read the report.
 */
export function withoutReportToken(address: string): string {
  return address.replace(/(\/reports\/|[?&]attachment=)[\w-]{22}(?![\w-])/g, '$1');
}

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

/** The parts of the address of a report as a file, `/reports/<token>.json`, without language. Null for any other path. */
export function parseReportFile(path: string): { token: string; format: string } | null {
  const [, token, format] = /^\/reports\/([\w-]{22})\.(pdf|json|md)$/.exec(path) ?? [];
  return token && format ? { token, format } : null;
}

/**
 * An address in any language without the token of a report, including one in the query of the contact page: anybody with
 * the token can read the report.
 */
export function withoutReportToken(address: string): string {
  return address.replace(/(\/reports\/|[?&]attachment=)[\w-]{22}(?![\w-])/g, '$1');
}

/** The path of a report or another tool's result, without language. */
export function reportPath(token: string): `/${string}` {
  return `/reports/${token}`;
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

/**
 * An address in any language without the token of a report, including one in the query of the contact page: anybody with
 * the token can read the report.
 */
export function withoutReportToken(address: string): string {
  return address.replace(/(\/reports\/|[?&]attachment=)[\w-]{22}(?![\w-])/g, '$1');
}

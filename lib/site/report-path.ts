/** The page of a report, or of another tool's result, without language. */
export function reportPath(token: string): `/${string}` {
  return `/reports/${token}`;
}

/** Where a link leads that was never given out, or has run out. */
export const reportGonePath = '/reports/gone';

/** 128 bits as base64url writes them. */
export function isReportToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** Of a path without language. */
export function isReportPath(path: string): boolean {
  return /^\/reports\/[\w-]{22}$/.test(path);
}

/**
 * An address, in any language, without the token of a report, also where the contact page carries it along: whoever knows it
 * can read the report.
 */
export function withoutReportToken(address: string): string {
  return address.replace(/(\/reports\/|[?&]attachment=)[\w-]{22}(?![\w-])/g, '$1');
}

import { reportingEndpoints, reportOnlyPolicy } from '../../lib/config/policy-reports';

/**
 * Browsers revalidate each time, which usually results in a 304. A shared cache stores a page for one minute, and may
 * serve it for five more while it revalidates.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/**
 * Headers of a prerendered page other than its policy. Next's default would let proxies store the page for a year, long
 * after the next deployment has removed its scripts.
 */
export function pageHeaders(html: string, isPreview: boolean): Record<string, string> {
  const language = /<html\b[^<>]*\slang="([^"<>]+)"/i.exec(html)?.[1];
  return {
    'cache-control': cacheControl,
    ...(isPreview && { 'content-security-policy-report-only': reportOnlyPolicy }),
    'reporting-endpoints': reportingEndpoints,
    ...(language && { 'content-language': language }),
  };
}

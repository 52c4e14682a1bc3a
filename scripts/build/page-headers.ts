/**
 * A browser asks again each time: with the ETag that costs an empty answer. A shared cache keeps a page for a minute, and
 * for five more may answer with it while it asks again.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/**
 * Headers of one prerendered page besides its policy. Next would let every proxy keep it for a year, long after the
 * next deployment took away the scripts it names.
 */
export function pageHeaders(html: string): Record<string, string> {
  const language = /<html\b[^<>]*\slang="([^"<>]+)"/i.exec(html)?.[1];
  return { 'cache-control': cacheControl, ...(language && { 'content-language': language }) };
}

/** Kept by browsers and proxies, but asked for again each time: with its ETag that costs an empty answer. */
const cacheControl = 'public, max-age=0, must-revalidate';

/**
 * Headers of one prerendered page besides its policy. Next would let every proxy keep it for a year, long after the
 * next deployment took away the scripts it names.
 */
export function pageHeaders(html: string): Record<string, string> {
  const language = /<html\b[^<>]*\slang="([^"<>]+)"/i.exec(html)?.[1];
  return { 'cache-control': cacheControl, ...(language && { 'content-language': language }) };
}

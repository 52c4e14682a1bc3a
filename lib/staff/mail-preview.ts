import 'server-only';

/**
 * A mail's HTML for a frame on the desk: scripts don't run, nothing is loaded, links do nothing, and only our own pages
 * may frame it. The styles of mails are inline.
 */
export function mailPreview(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

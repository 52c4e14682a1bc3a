import 'server-only';

/**
 * A mail's HTML to be shown in a frame of the desk: nothing in it runs or loads, its links lead nowhere, and only our own
 * pages may frame it. Mails have their styles inline.
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

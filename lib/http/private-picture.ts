import 'server-only';

/** A response with a picture for one reader: not cached, shown only on our own pages, never interpreted as another type. */
export function privatePicture({ data, type }: { data: Uint8Array; type: string }): Response {
  return new Response(Buffer.from(data), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

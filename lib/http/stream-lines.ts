import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { asAppError, failureBody } from './respond';

const mediaType = 'application/x-ndjson';

/** Whether the caller accepts progress as one JSON value per line. https://github.com/ndjson/ndjson-spec */
export function wantsLines(request: Request): boolean {
  return request.headers.get('accept')?.includes(mediaType) ?? false;
}

/**
 * Responds with a line for each progress value of `work`, sent immediately, and a last line `{ result }` or `{ error }`.
 * A failure before the first line is thrown, so that it can still set the status.
 */
export async function streamLines<Line extends object>(
  { request, locale }: { request: Request; locale: Locale },
  work: (tell: (line: Line) => void) => Promise<object>,
): Promise<Response> {
  const lines = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 64 });
  const writer = lines.writable.getWriter();
  const encoder = new TextEncoder();
  // The work continues if the reader disconnects, because others may wait for the same result.
  const write = (line: object) =>
    void writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => undefined);
  const begun = Promise.withResolvers<void>();
  let isBegun = false;

  void work((line) => {
    isBegun = true;
    begun.resolve();
    write(line);
  })
    .then((result) => write({ result }))
    .catch(async (thrown) => {
      if (!isBegun) return begun.reject(thrown);
      write({ error: await failureBody(asAppError(thrown, request), locale) });
    })
    .finally(() => {
      begun.resolve();
      writer.close().catch(() => undefined);
    });

  await begun.promise;
  return new Response(lines.readable, {
    headers: {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Content-Language': locale,
      'Cache-Control': 'no-store, no-transform',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      // Proxies that buffer the response would delay the progress.
      'X-Accel-Buffering': 'no',
    },
  });
}

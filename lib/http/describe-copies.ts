import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onRequestStart } from './request-start';

/**
 * Makes what caches are told about copies true. Next computes one strong ETag for a page and then compresses the page or
 * not: encodings must not share a strong one, so it becomes weak. And a 304 says, like the 200 before it, that copies
 * differ by encoding. What has a date instead of an ETag, such as the sitemap, is sent again only to those with an older
 * copy. https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.3, #section-13.1.3 and #section-15.4.5
 *
 * What Next sends for a followed link has the page's own headers, although it is no page: a shared cache that tells neither by
 * the query nor by `Vary` would show it to visitors. Only browsers keep it, and ask each time.
 */
export function describeCopies(): void {
  onRequestStart(({ request, response }) => {
    const { writeHead } = response;
    // Noted now: Next removes the header from the request before it answers.
    const isForLink = request.headers.rsc !== undefined;
    // Called for every response, also implicitly, after all headers have been set.
    Reflect.set(response, 'writeHead', (code: number, ...rest: unknown[]) => {
      const status = code === 200 && hasCopy(request, response) ? 304 : code;
      if (!response.headersSent) {
        weakenETag(response);
        if (isForLink) keepPrivate(response);
        if (status === 304) addVary(response);
      }
      // Node leaves the body of a 304 out.
      return Reflect.apply(writeHead, response, [status, ...rest]);
    });
  });
}

/** Whether the client's copy is as new as the answer; decided by the dates where the answer has no ETag. */
function hasCopy({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.headersSent || response.hasHeader('etag') || headers['if-none-match']) return false;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const modified = Date.parse(String(response.getHeader('last-modified')));
  return modified <= Date.parse(headers['if-modified-since'] ?? '');
}

function keepPrivate(response: ServerResponse): void {
  if (String(response.getHeader('cache-control')).includes('no-store')) return;
  response.setHeader('Cache-Control', 'private, no-cache');
}

function weakenETag(response: ServerResponse): void {
  const tag = response.getHeader('etag');
  if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('ETag', `W/${tag}`);
}

function addVary(response: ServerResponse): void {
  const names = [response.getHeader('vary') ?? []].flat().join(', ');
  if (/accept-encoding/i.test(names)) return;
  response.setHeader('Vary', names ? `${names}, Accept-Encoding` : 'Accept-Encoding');
}

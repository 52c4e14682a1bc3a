import 'server-only';
import type { ServerResponse } from 'node:http';
import { onRequestStart } from './request-start';

/**
 * Makes what caches are told about copies true. Next computes one strong ETag for a page and then compresses the page or
 * not: encodings must not share a strong one, so it becomes weak. And a 304 says, like the 200 before it, that copies
 * differ by encoding. https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.3 and #section-15.4.5
 */
export function describeCopies(): void {
  onRequestStart(({ response }) => {
    const { writeHead } = response;
    // Called for every response, also implicitly, after all headers have been set.
    Reflect.set(response, 'writeHead', (status: number, ...rest: unknown[]) => {
      if (!response.headersSent) {
        weakenETag(response);
        if (status === 304) addVary(response);
      }
      return Reflect.apply(writeHead, response, [status, ...rest]);
    });
  });
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

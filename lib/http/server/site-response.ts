import 'server-only';
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Makes what caches are told about copies true. Next computes one strong ETag for a page and then compresses the page or
 * not: encodings must not share a strong one, so it becomes weak. And a 304 says, like the 200 before it, that copies
 * differ by encoding. What has a date instead of an ETag, such as the sitemap, is sent again only to those with an older
 * copy. https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.3, #section-13.1.3 and #section-15.4.5
 *
 * What Next sends for a followed link has the page's own headers, although it is no page: a shared cache that tells neither by
 * the query nor by `Vary` would show it to visitors. Only browsers keep it, and ask each time.
 *
 * Emits `head` when the answer begins.
 */
export class SiteResponse extends ServerResponse {
  /** Noted now: Next removes the header from the request before it answers. */
  readonly #isForLink = this.req.headers.rsc !== undefined;

  // Called for every response, also implicitly, after all headers have been set.
  override writeHead(code: number, text?: string | Headers, headers?: Headers): this {
    this.emit('head');
    const status = code === 200 && hasCopy(this.req, this) ? 304 : code;
    if (!this.headersSent) {
      weakenETag(this);
      if (this.#isForLink) keepPrivate(this);
      if (status === 304) addVary(this);
    }
    // Node leaves the body of a 304 out.
    return typeof text === 'string' ? super.writeHead(status, text, headers) : super.writeHead(status, text);
  }
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

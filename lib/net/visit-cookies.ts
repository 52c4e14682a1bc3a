import 'server-only';
import { parseCookie } from 'undici';

type Header = readonly [name: string, value: string];

/**
 * The cookies of one visit, sent back to the host that set them, as a browser does: some websites redirect an address to
 * itself until they get their cookie back. Kept for the redirects of one request only. Domain and path are ignored, which
 * can only matter within one host.
 */
export class VisitCookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Takes the cookies of an answer. */
  keep(url: URL, headers: readonly Header[]): void {
    for (const [name, value] of headers) {
      const cookie = name === 'set-cookie' ? parseCookie(value) : null;
      if (!cookie) continue;
      const host = this.#byHost.get(url.host) ?? new Map<string, string>();
      this.#byHost.set(url.host, host);
      const hasEnded = (cookie.maxAge ?? 1) <= 0 || Number(cookie.expires ?? Infinity) <= Date.now();
      if (hasEnded) host.delete(cookie.name);
      else host.set(cookie.name, cookie.value);
    }
  }

  /** The value of the request's `cookie` header; undefined without cookies. */
  for(url: URL): string | undefined {
    const cookies = [...(this.#byHost.get(url.host) ?? [])];
    return cookies.length > 0 ? cookies.map(([name, value]) => `${name}=${value}`).join('; ') : undefined;
  }
}

import 'server-only';
import { env } from '@/lib/config/env';
import { FetchError } from './fetch-error';
import { MAX_DECODED_BYTES, MAX_REDIRECTS, MAX_WIRE_BYTES, VISIT_MS } from './limits';
import { type AllowedTarget, isAllowed } from './outbound/allow-list';
import { type Resolve, resolveBySystem, resolveHost } from './outbound/resolve-host';
import { toFetchError } from './outbound/to-fetch-error';
import { unlessAborted } from './outbound/unless-aborted';
import { vetUrl } from './outbound/vet-url';
import { type HopAnswer, visitHop } from './outbound/visit-hop';
import { userAgent } from './user-agent';
import { VisitCookies } from './visit-cookies';

export interface SafeFetchOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  /** Sent by POST. */
  content?: string;
  /** Further headers, in lower case; none of a visitor's. */
  headers?: Readonly<Record<string, string>>;
  accept?: string;
  /** Languages to ask for instead of ours. */
  acceptLanguage?: string;
  /** Requests only the first byte; servers that support this state the full length in `content-range`. */
  firstByteOnly?: true;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** From the first DNS lookup to the last byte, including all redirects. */
  totalMs?: number;
  maxWireBytes?: number;
  maxDecodedBytes?: number;
  /** Reports redirects instead of following them. */
  noRedirects?: boolean;
  /** Called before each redirect is followed, which is one more request; if it returns false, `timeout` is thrown. */
  mayFollow?: () => boolean;
  /** Whether to read the body of a final answer; by default it is read. */
  wantsBody?: HopOptions['wantsBody'];
  /** For tests and intranets; the default is the system's resolver and OUTBOUND_ALLOW. */
  resolve?: Resolve;
  allowed?: readonly AllowedTarget[];
  ca?: string;
}

type HopOptions = Parameters<typeof visitHop>[0];

export interface SafeAnswer {
  requestedUrl: string;
  /** The address after all redirects. */
  url: string;
  status: number;
  /** In order, names in lower case. */
  headers: HopAnswer['headers'];
  redirects: readonly { url: string; status: number }[];
  /** Of the last hop; `totalMs` includes all redirects. */
  timing: { dnsMs: number; connectMs: number; ttfbMs: number; totalMs: number };
  /** Decoded, up to the limit. */
  body: Uint8Array;
  bytes: { wire: number; decoded: number; truncated: boolean; brokeOff?: true };
  remoteAddress: string;
}

/**
 * Requests an address entered by a visitor or the owner, with protection against SSRF and limits for time and memory. Sends no
 * Referer, none of the visitor's headers, no cookies but those that its own redirects set, and uses no proxy. Resolves for any status. Throws FetchError.
 * https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export async function safeFetch(address: string, options: SafeFetchOptions = {}): Promise<SafeAnswer> {
  const startedAt = performance.now();
  const allowed = options.allowed ?? env.OUTBOUND_ALLOW;
  const requested = vetUrl(address, allowed);
  const signal = AbortSignal.any([
    AbortSignal.timeout(options.totalMs ?? VISIT_MS),
    ...(options.signal ? [options.signal] : []),
  ]);
  const redirects: { url: string; status: number }[] = [];
  const cookies = new VisitCookies();
  let url = requested;
  try {
    for (;;) {
      const { answer, dnsMs } = await visit(url, { ...options, allowed, signal, cookies });
      const next = options.noRedirects ? null : redirectTarget(answer, url, allowed);
      if (!next) {
        const { body, ...bytes } = answer.body;
        return {
          requestedUrl: requested.href,
          url: url.href,
          status: answer.status,
          headers: answer.headers,
          redirects,
          timing: {
            dnsMs,
            connectMs: answer.connectMs,
            ttfbMs: answer.ttfbMs,
            totalMs: performance.now() - startedAt,
          },
          body,
          bytes,
          remoteAddress: answer.remoteAddress,
        };
      }
      redirects.push({ url: url.href, status: answer.status });
      cookies.keep(url, answer.headers);
      if (redirects.length > MAX_REDIRECTS) throw new FetchError('too_many_redirects');
      if (options.mayFollow?.() === false) throw new FetchError('timeout');
      url = next;
    }
  } catch (thrown) {
    throw toFetchError(thrown, signal);
  }
}

async function visit(
  url: URL,
  options: SafeFetchOptions & {
    allowed: readonly AllowedTarget[];
    signal: AbortSignal;
    cookies: VisitCookies;
  },
): Promise<{ answer: HopAnswer; dnsMs: number }> {
  const { allowed, signal, cookies, wantsBody = () => true } = options;
  const cookie = cookies.for(url);
  const askedAt = performance.now();
  const resolving = resolveHost(url, options.resolve ?? resolveBySystem, allowed);
  const addresses = await unlessAborted(resolving, signal);
  const dnsMs = performance.now() - askedAt;
  const answer = await visitHop({
    url,
    method: options.method ?? 'GET',
    headers: {
      'user-agent': userAgent,
      accept: options.accept ?? 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, br',
      'accept-language': options.acceptLanguage ?? 'en-AU,en;q=0.9,*;q=0.5',
      ...(options.firstByteOnly && { range: 'bytes=0-0' }),
      ...(cookie && { cookie }),
      ...options.headers,
    },
    content: options.content,
    addresses,
    mayBePrivate: isAllowed(url, allowed),
    ca: options.ca,
    signal,
    limits: {
      maxWireBytes: options.maxWireBytes ?? MAX_WIRE_BYTES,
      maxDecodedBytes: options.maxDecodedBytes ?? MAX_DECODED_BYTES,
    },
    wantsBody: (status, headers) =>
      !(isRedirect(status) && !options.noRedirects && hasLocation(headers)) && wantsBody(status, headers),
  });
  return { answer, dnsMs };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function hasLocation(headers: HopAnswer['headers']): boolean {
  return headers.some(([name, value]) => name === 'location' && value !== '');
}

/** The vetted target of a redirect; null if the answer is no redirect or has no Location. */
function redirectTarget(
  { status, headers }: HopAnswer,
  from: URL,
  allowed: readonly AllowedTarget[],
): URL | null {
  if (!isRedirect(status)) return null;
  const location = headers.find(([name]) => name === 'location')?.[1];
  if (!location) return null;
  let target: URL;
  try {
    target = new URL(location, from);
  } catch (cause) {
    throw new FetchError('bad_response', { cause });
  }
  return vetUrl(target.href, allowed);
}

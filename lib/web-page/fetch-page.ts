import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { type SafeAnswer, type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import { isSuccess, looksLikeHtml, mayBePage, readContentType } from './html-type';
import type { PackedPage } from './page';
import { packPage } from './read-documents';

/** Options of the connection; tests pass their own resolver and certificates. */
export type NetworkOptions = Pick<SafeFetchOptions, 'resolve' | 'allowed' | 'ca'>;

/**
 * Reads and parses the page at an address entered by a visitor. A 404 or 500 is a page too, with `html` null. Throws
 * FetchError; `not_html` if a 2xx answer is not an HTML page.
 */
export async function fetchPage(
  address: string,
  budget: OutboundBudget,
  network: NetworkOptions = {},
): Promise<PackedPage> {
  const answer = await budget.take((signal, mayFollow) =>
    safeFetch(address, { ...network, signal, mayFollow, wantsBody: mayBePage }),
  );
  if (!answer) throw new FetchError('timeout');
  const isPage = isSuccess(answer.status);
  const contentType = readContentType(answer.headers);
  if (isPage && !looksLikeHtml(contentType, answer.body)) throw new FetchError('not_html');
  const [html, again] = await Promise.all([
    isPage ? packPage(answer.body, contentType, budget.signal) : null,
    secondReading(answer, budget, network),
  ]);
  return {
    requestedUrl: answer.requestedUrl,
    url: answer.url,
    status: answer.status,
    headers: answer.headers,
    redirects: answer.redirects,
    timing: {
      ...answer.timing,
      ttfbMs: again === null ? answer.timing.ttfbMs : Math.min(answer.timing.ttfbMs, again),
    },
    bytes: answer.bytes,
    html,
  };
}

/**
 * Time to first byte of a second request in milliseconds, null if it failed. The better of both counts, because one
 * slow answer can be chance.
 */
async function secondReading(
  answer: SafeAnswer,
  budget: OutboundBudget,
  network: NetworkOptions,
): Promise<number | null> {
  try {
    const again = await budget.take((signal) =>
      safeFetch(answer.url, { ...network, signal, noRedirects: true, wantsBody: () => false }),
    );
    return again?.timing.ttfbMs ?? null;
  } catch {
    return null;
  }
}

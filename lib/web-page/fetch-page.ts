import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { type SafeAnswer, type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import { isSuccess, looksLikeHtml, mayBePage, readContentType } from './html-type';
import type { PackedPage } from './page';
import { packPage } from './read-documents';
import { mayBeChallenge, recognizeRefusal } from './refusal';

/** Options of the connection; tests pass their own resolver and certificates. */
export type NetworkOptions = Pick<SafeFetchOptions, 'resolve' | 'allowed' | 'ca'>;

interface PageOptions extends NetworkOptions {
  /** Set where nobody asks how quick the answer is, so that it is never measured twice. */
  timing?: 'once';
  /** Until when the page may wait for our own parser, which is not the website's time. */
  patience?: AbortSignal;
}

/**
 * Reads and parses the page at an address entered by a visitor. A 404 or 500 is a page too, with `html` null, and so is
 * the answer of a protection against robots, with its `refusal`. Throws
 * FetchError; `not_html` if a 2xx answer is not an HTML page.
 */
export async function fetchPage(
  address: string,
  budget: OutboundBudget,
  { timing: measured, patience, ...network }: PageOptions = {},
): Promise<PackedPage> {
  const answer = await budget.take((signal, mayFollow) =>
    safeFetch(address, {
      ...network,
      signal,
      mayFollow,
      wantsBody: (status, headers) => mayBePage(status, headers) || mayBeChallenge(status),
    }),
  );
  if (!answer) throw new FetchError('timeout');
  const refusal = recognizeRefusal(answer);
  if (refusal) return { ...describeAnswer(answer), html: null, refusal };
  const isPage = isSuccess(answer.status);
  const contentType = readContentType(answer.headers);
  if (isPage && !looksLikeHtml(contentType, answer.body)) throw new FetchError('not_html');
  const [html, again] = await Promise.all([
    isPage ? budget.stopClock(packPage(answer.body, contentType, patience)) : null,
    measured === 'once' ? null : secondReading(answer, budget, network),
  ]);
  const { timing } = answer;
  const ttfbMs = again === null ? timing.ttfbMs : Math.min(timing.ttfbMs, again);
  return { ...describeAnswer(answer), timing: { ...timing, ttfbMs }, html };
}

function describeAnswer(answer: SafeAnswer): Omit<PackedPage, 'html'> {
  const { requestedUrl, url, status, headers, redirects, timing, bytes } = answer;
  return { requestedUrl, url, status, headers, redirects, timing, bytes };
}

/** Milliseconds up to which an answer is as good as it can be judged, so that it need not be measured again. */
const QUICK_MS = 300;

/**
 * Time to first byte of a second request in milliseconds, if the first was not quick; null if it failed. The better of
 * both counts, because one slow answer can be chance.
 */
async function secondReading(
  answer: SafeAnswer,
  budget: OutboundBudget,
  network: NetworkOptions,
): Promise<number | null> {
  if (answer.timing.ttfbMs <= QUICK_MS) return null;
  try {
    const again = await budget.take((signal) =>
      safeFetch(answer.url, { ...network, signal, noRedirects: true, wantsBody: () => false }),
    );
    return again?.timing.ttfbMs ?? null;
  } catch {
    return null;
  }
}

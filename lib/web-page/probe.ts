import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { type SafeAnswer, type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import type { NetworkOptions } from './fetch-page';
import { recognizeRefusal } from './refusal';
import type { ProbeOutcome } from './site-facts';

export type Ask = (url: string, options: SafeFetchOptions) => Promise<ProbeResponse | null>;

export interface ProbeResponse {
  url: string;
  outcome: ProbeOutcome;
  /** The part that was read; empty after a failure. */
  body: Uint8Array;
  bytes: SafeAnswer['bytes'];
}

/**
 * Creates a function that sends small requests within a budget; null when the budget is exhausted, also during
 * redirects. A failure is an outcome, not an error.
 */
export function asker(budget: OutboundBudget, network: NetworkOptions): Ask {
  return async (url, options) => {
    try {
      const answer = await budget.take((signal, mayFollow) =>
        safeFetch(url, { ...network, ...options, signal, mayFollow }),
      );
      if (!answer) return null;
      const { status, redirects, headers, body, bytes } = answer;
      return {
        url,
        outcome: { kind: 'answered', status, finalUrl: answer.url, redirects, headers },
        body,
        bytes,
      };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return { url, outcome: { kind: 'failed', code: error.code }, body: nothing, bytes: noBytes };
    }
  };
}

const nothing = new Uint8Array();
const noBytes = { wire: 0, decoded: 0, truncated: false };

const PROBE_MS = 8000;
const briefly = { totalMs: PROBE_MS, accept: '*/*', wantsBody: () => false };

/**
 * Leaves out answers of a protection against robots, as if they had not been asked for: nothing is known of these
 * addresses.
 */
export function withoutChallenges(ask: Ask): Ask {
  return async (url, options) => {
    const asked = await ask(url, options);
    if (asked?.outcome.kind !== 'answered') return asked;
    const { status, headers, finalUrl } = asked.outcome;
    const refusal = recognizeRefusal({ status, headers, url: finalUrl, body: asked.body });
    return refusal && refusal.by !== 'server' ? null : asked;
  };
}

/** GET without reading the body. */
export function askBriefly(ask: Ask, url: string): Promise<ProbeResponse | null> {
  return ask(url, briefly);
}

/** GET in given languages, whose redirect is reported and not followed. */
export function askInLanguage(
  ask: Ask,
  { url, acceptLanguage }: { url: string; acceptLanguage: string },
): Promise<ProbeResponse | null> {
  return ask(url, { ...briefly, acceptLanguage, noRedirects: true });
}

/** GET of the first byte, for the size of a file whose HEAD answer has none. */
export function askFirstByte(ask: Ask, url: string): Promise<ProbeResponse | null> {
  return ask(url, { ...briefly, firstByteOnly: true });
}

/** Refusals, which say nothing about whether the page exists. 999 is LinkedIn's. */
const refusals = new Set([401, 403, 429, 999]);

/**
 * Checks whether a page of another website exists: HEAD, and GET of the first byte if that fails other than by a
 * refusal. Redirects are not followed. Null when the budget is exhausted.
 */
export async function askOutgoing(ask: Ask, url: string): Promise<ProbeResponse | null> {
  const asked = await ask(url, { ...briefly, method: 'HEAD', noRedirects: true });
  if (asked?.outcome.kind !== 'answered') return asked;
  const { status } = asked.outcome;
  if (status < 400 || refusals.has(status)) return asked;
  return ask(url, { ...briefly, firstByteOnly: true, noRedirects: true });
}

/**
 * HEAD, and GET if that answers with an error other than 429, because many servers handle HEAD wrongly. Null when the
 * budget is exhausted. No body is read.
 */
export async function askHead(ask: Ask, url: string): Promise<ProbeResponse | null> {
  const asked = await ask(url, { ...briefly, method: 'HEAD' });
  if (asked?.outcome.kind !== 'answered' || asked.outcome.status < 400 || asked.outcome.status === 429) {
    return asked;
  }
  return askBriefly(ask, url);
}

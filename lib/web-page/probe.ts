import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { type SafeAnswer, type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import type { NetworkOptions } from './fetch-page';
import type { ProbeOutcome } from './site-facts';

export type Ask = (url: string, options: SafeFetchOptions) => Promise<Asked | null>;

export interface Asked {
  url: string;
  outcome: ProbeOutcome;
  /** What was read; empty after a failure. */
  body: Uint8Array;
  bytes: SafeAnswer['bytes'];
}

/**
 * Sends small requests to a site within a budget; null when the budget is spent, also half-way through redirects. A
 * failure is an outcome, not an error.
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

/** GET without its body. */
export function askBriefly(ask: Ask, url: string): Promise<Asked | null> {
  return ask(url, briefly);
}

/** GET of the first byte: how a server that says no length to HEAD tells it. */
export function askFirstByte(ask: Ask, url: string): Promise<Asked | null> {
  return ask(url, { ...briefly, firstByteOnly: true });
}

/** Answers that say who is asking too much, or is not wanted: nothing about whether the page exists. 999 is LinkedIn's. */
const refusals = new Set([401, 403, 429, 999]);

/**
 * Whether a page of another website is there: HEAD, and GET of the first byte where that fails for another reason than a
 * refusal. Redirects are not followed. Null when there was no time.
 */
export async function askOutgoing(ask: Ask, url: string): Promise<Asked | null> {
  const asked = await ask(url, { ...briefly, method: 'HEAD', noRedirects: true });
  if (asked?.outcome.kind !== 'answered') return asked;
  const { status } = asked.outcome;
  if (status < 400 || refusals.has(status)) return asked;
  return ask(url, { ...briefly, firstByteOnly: true, noRedirects: true });
}

/**
 * HEAD, and GET where the answer is a refusal: many servers answer HEAD wrongly, so that its refusal is no evidence.
 * Null when there was no time. No body is read.
 */
export async function askHead(ask: Ask, url: string): Promise<Asked | null> {
  const asked = await ask(url, { ...briefly, method: 'HEAD' });
  if (asked?.outcome.kind !== 'answered' || asked.outcome.status < 400 || asked.outcome.status === 429) {
    return asked;
  }
  return askBriefly(ask, url);
}

import 'server-only';
import type { Header } from './page';
import { type Ask, askFirstByte, askHead, type ProbeResponse } from './probe';
import type { AssetProbe } from './site-facts';

/**
 * Requests a file of the page and its size. If HEAD gives no size (a server that compresses while sending), requests
 * the first byte: `content-range` contains the full size. Null when the budget is exhausted.
 */
export async function probeAsset(
  ask: Ask,
  { kind, url }: Pick<AssetProbe, 'kind' | 'url'>,
): Promise<AssetProbe | null> {
  const asked = await askHead(ask, url);
  if (!asked) return null;
  const { outcome } = asked;
  if (outcome.kind === 'failed') return { url, outcome, kind, bytes: null };
  const bytes = lengthIn(outcome.headers);
  if (bytes !== null || outcome.status !== 200) return { url, outcome, kind, bytes };
  return { url, outcome, kind, bytes: wholeLength(await askFirstByte(ask, url)) };
}

function wholeLength(asked: ProbeResponse | null): number | null {
  if (asked?.outcome.kind !== 'answered') return null;
  const { status, headers } = asked.outcome;
  // A server without range support sends everything.
  if (status === 200) return lengthIn(headers);
  const whole = status === 206 && /\/(\d{1,12})$/.exec(headerText(headers, 'content-range'))?.[1];
  return whole ? Number(whole) : null;
}

function lengthIn(headers: readonly Header[]): number | null {
  const length = headerText(headers, 'content-length');
  return /^\d{1,12}$/.test(length) ? Number(length) : null;
}

function headerText(headers: readonly Header[], wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1]?.trim() ?? '';
}

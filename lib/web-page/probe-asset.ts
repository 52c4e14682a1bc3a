import 'server-only';
import type { Header } from './page';
import { type Ask, type Asked, askFirstByte, askHead } from './probe';
import type { AssetProbe } from './site-facts';

/**
 * A file of the page with its size. Where HEAD doesn't say it (a server that packs as it sends), the first byte is asked
 * for: `content-range` names the whole. Null: no time for it.
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

function wholeLength(asked: Asked | null): number | null {
  if (asked?.outcome.kind !== 'answered') return null;
  const { status, headers } = asked.outcome;
  // A server that can't send a part sends the whole.
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

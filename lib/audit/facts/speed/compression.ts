import type { Visit } from '../../check';
import { headerValue } from '../page/header';

/** Below this, packing saves next to nothing. Bytes; Lighthouse's limit. */
const WORTH_PACKING = 1400;

export interface TextFile {
  url: string;
  bytes: number;
  isPacked: boolean;
}

/**
 * The page and its style sheets and scripts, with whether they come packed. Some servers don't pack what only a HEAD asks
 * for, but say with Vary that they would: those files count as packed.
 */
export function textFiles({ page, site }: Pick<Visit, 'page' | 'site'>): TextFile[] {
  const files = site.assets.flatMap(({ kind, url, outcome, bytes }): TextFile[] => {
    const isText = kind === 'style' || kind === 'script';
    if (!isText || outcome.kind !== 'answered' || outcome.status !== 200 || bytes === null) return [];
    const varies = /\baccept-encoding\b|\*/i.test(headerValue(outcome, 'vary') ?? '');
    return [{ url, bytes, isPacked: varies || isEncoded(outcome) }];
  });
  const own = { url: page.url, bytes: page.bytes.decoded, isPacked: isEncoded(page) };
  return [own, ...files].filter(({ bytes, isPacked }) => isPacked || bytes > WORTH_PACKING);
}

function isEncoded(answer: Parameters<typeof headerValue>[0]): boolean {
  return /\b(?:x-)?(?:gzip|br|zstd|deflate|compress|dcb|dcz)\b/i.test(
    headerValue(answer, 'content-encoding') ?? '',
  );
}

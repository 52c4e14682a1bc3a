import type { Visit } from '../../check';
import { headerValue } from '../page/header';

/** Below this size in bytes, compression saves next to nothing; Lighthouse's limit. */
const WORTH_PACKING = 1400;

export interface TextFile {
  url: string;
  bytes: number;
  isPacked: boolean;
}

/**
 * The page, its style sheets and scripts, and whether they are compressed. Some servers don't compress answers to HEAD
 * but send Vary: such files count as compressed.
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

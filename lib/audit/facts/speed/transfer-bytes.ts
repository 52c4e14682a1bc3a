import type { Visit } from '../../check';

/** Transferred bytes of the page and of those files whose size is known; null when it has files and none is known. */
export function transferBytes({ page, site }: Pick<Visit, 'page' | 'site'>): number | null {
  const known = site.assets.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]));
  if (site.assets.length > 0 && known.length === 0) return null;
  return known.reduce((sum, bytes) => sum + bytes, page.bytes.wire);
}

import type { Visit } from '../../check';

/** Bytes on the wire of the page and those of its files that say their size; null when it has files and none does. */
export function transferBytes({ page, site }: Pick<Visit, 'page' | 'site'>): number | null {
  const known = site.assets.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]));
  if (site.assets.length > 0 && known.length === 0) return null;
  return known.reduce((sum, bytes) => sum + bytes, page.bytes.wire);
}

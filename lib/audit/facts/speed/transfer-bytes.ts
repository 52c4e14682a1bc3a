import { chooseAssets } from '@/lib/web-page/choose-targets';
import type { Visit } from '../../check';

/**
 * Bytes on the wire of the page and its files of known size. Null when it has files but none was requested or none has
 * a known size: the page alone would look light.
 */
export function transferBytes({ page, site }: Pick<Visit, 'page' | 'site'>): number | null {
  const known = site.assets.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]));
  if (known.length === 0 && (site.assets.length > 0 || chooseAssets(page).length > 0)) return null;
  return known.reduce((sum, bytes) => sum + bytes, page.bytes.wire);
}

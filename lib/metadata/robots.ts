import type { Metadata } from 'next';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';

/**
 * What a page says to search engines about itself. A preview has no page for them.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function robotsFor(indexable: boolean): Metadata['robots'] {
  if (!indexable || isPreview(env)) return { index: false, follow: true };
  return { index: true, follow: true, 'max-image-preview': 'large' };
}

import type { Metadata } from 'next';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';

/**
 * The robots directives of a page. A preview forbids indexing of every page.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function robotsFor(indexable: boolean): Metadata['robots'] {
  if (!indexable || isPreview(env)) return { index: false, follow: true };
  return { index: true, follow: true, 'max-image-preview': 'large' };
}

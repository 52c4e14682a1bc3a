import type { Metadata } from 'next';
import { geoTags } from './geo-tags';

/** The head of a page that search engines don't list and that has no address of its own, such as an error page. */
export function unlistedMetadata(words: { title: string; description: string }): Metadata {
  return { ...words, robots: { index: false, follow: true }, other: geoTags };
}

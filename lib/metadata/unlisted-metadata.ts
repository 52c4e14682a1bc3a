import type { Metadata } from 'next';
import { geoTags } from './geo-tags';

/** The metadata of a page that must not be indexed and has no address of its own, such as an error page. */
export function unlistedMetadata(words: { title: string; description: string }): Metadata {
  return { ...words, robots: { index: false, follow: true }, other: geoTags };
}

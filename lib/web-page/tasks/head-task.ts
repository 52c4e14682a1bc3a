import { readContentType } from '../html-type';
import type { Header } from '../page';
import { parsePage } from '../parse-page';
import { listElements, readAlternates, readCanonicalUrl } from '../read-head';
import type { PageProbe } from '../site-facts';

/** All robots directives together; ordinary pages have a few dozen characters. */
const ROBOTS_CHARACTERS = 20_000;

export interface HeadInput {
  bytes: Uint8Array;
  headers: readonly Header[];
  url: string;
}

/** Reads the metadata of another page. */
export function run({ bytes, headers, url }: HeadInput): NonNullable<PageProbe['head']> {
  const html = parsePage(bytes, readContentType(headers));
  const robots = listElements(html, 'meta')
    .filter(({ inHead, attributes }) => inHead && /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
    .map(({ attributes }) => attributes.content ?? '');
  const inHeaders = headers.filter(([name]) => name === 'x-robots-tag').map(([, value]) => value);
  return {
    canonical: readCanonicalUrl(html, headers, url),
    robots: [...robots, ...inHeaders].join(',').slice(0, ROBOTS_CHARACTERS),
    alternates: readAlternates(html, headers, url),
  };
}

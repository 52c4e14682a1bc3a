import { unescapeXml } from './unescape-xml';

/**
 * The addresses in the other files that Google takes as sitemaps: RSS, Atom, and text with an address on each line. Null if
 * it is none of them. https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
 */
export function listFeedAddresses(text: string): string[] | null {
  if (/<(?:rss|rdf:RDF)[\s>]/.test(text))
    return piecesOf(text, /<item[\s>]/, '</item>').flatMap((item) => readRssLink(item) || []);
  const [feed, prefix] = /<((?:[a-z]{1,9}:)?)feed[\s>]/.exec(text) ?? [];
  if (feed) {
    const plain = text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
    return piecesOf(plain, /<entry[\s>]/, '</entry>').flatMap((entry) => readAtomLink(entry) || []);
  }
  const lines = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  return /^https?:\/\/\S+$/i.test(lines[0] ?? '') ? lines : null;
}

/** The contents of all elements with these tags. */
function piecesOf(xml: string, opening: RegExp, closing: string): string[] {
  const [, ...pieces] = xml.split(opening);
  return pieces.map((piece) => piece.split(closing, 1)[0] ?? '');
}

function readRssLink(item: string): string {
  const [, data, escaped = ''] =
    /<link\s{0,9}>(?:\s{0,99}<!\[CDATA\[([^\]]{1,3000})|([^<]{1,3000})<)/.exec(item) ?? [];
  return data?.trim() ?? unescapeXml(escaped.trim());
}

function readAtomLink(entry: string): string {
  const links = [...entry.matchAll(/<link\s([^<>]{0,4000})>/g)].map(([, attributes = '']) => ({
    rel: /\brel\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? 'alternate',
    href: /\bhref\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '',
  }));
  return unescapeXml(links.find(({ rel }) => rel === 'alternate')?.href.trim() ?? '');
}

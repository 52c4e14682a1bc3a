import { XMLValidator } from 'fast-xml-parser';
import { listFeedAddresses } from './list-feed-addresses';
import { unescapeXml } from './unescape-xml';

export interface Sitemap {
  /** RSS, Atom and text count as `urlset`. */
  kind: 'urlset' | 'sitemapindex';
  /** The first addresses. */
  urls: string[];
  count: number;
  /** Whether the sitemap contains one of the given addresses. */
  listsPage: boolean;
  /** Hosts of the addresses in other languages, at most 20. */
  alternateHosts?: string[];
  /** The character set if it isn't UTF-8. */
  charset?: string;
}

const URL_LIMIT = 100;
const ADDRESS_LIMIT = 3000;

interface Asked {
  /** Addresses to look for. */
  addresses: readonly string[];
  /** Whether the text is truncated. */
  isCut: boolean;
  /** Most addresses returned; 100 by default. */
  most?: number;
}

/**
 * Parses a sitemap. Null unless it is text with addresses, or well-formed XML with a urlset, sitemapindex or feed; truncated
 * text is not checked for being well-formed. Addresses are compared without scheme and trailing slash: the same page over
 * http is listed, too. https://www.sitemaps.org/protocol.html
 */
export function parseSitemap(text: string, { addresses, isCut, most = URL_LIMIT }: Asked): Sitemap | null {
  const source = text.replace(/^\ufeff/, '').trimStart();
  const isXml = source.startsWith('<');
  if (isXml && !isCut && XMLValidator.validate(source) !== true) return null;
  const xml = isXml ? withoutComments(source) : source;
  const root = /<(?:([\w-]{1,30}):)?(urlset|sitemapindex)[\s>]/.exec(xml);
  const isIndex = root?.[2] === 'sitemapindex';
  const urls = root ? listLocations(xml, root[1]) : listFeedAddresses(xml);
  if (!urls) return null;
  const wanted = new Set(addresses.map(comparable));
  const alternateHosts = root && !isIndex ? listAlternateHosts(xml) : [];
  return {
    kind: isIndex ? 'sitemapindex' : 'urlset',
    urls: urls.slice(0, most),
    count: urls.length,
    listsPage: urls.some((url) => wanted.has(comparable(url))),
    ...(alternateHosts.length > 0 && { alternateHosts }),
  };
}

function withoutComments(xml: string): string {
  const [before = '', ...rest] = xml.split('<!--');
  return before + rest.map((piece) => piece.split('-->').slice(1).join('-->')).join('');
}

/** Images and videos have addresses of their own, in elements with another prefix. */
function listLocations(xml: string, prefix: string | undefined): string[] {
  const tag = `${prefix ? `${prefix}:` : ''}loc`;
  const location = new RegExp(
    `<${tag}\\s*>(?:\\s*<!\\[CDATA\\[([^\\]]{1,${ADDRESS_LIMIT}})|([^<]{1,${ADDRESS_LIMIT}})<)`,
    'g',
  );
  return [...xml.matchAll(location)].map(
    ([, data, escaped = '']) => data?.trim() ?? unescapeXml(escaped.trim()),
  );
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function listAlternateHosts(xml: string): string[] {
  const hosts = new Set<string>();
  for (const [, href = ''] of xml.matchAll(/<xhtml:link\s[^<>]{0,500}?href\s*=\s*["']([^"'<>]{1,3000})/g)) {
    if (hosts.size < 20 && URL.canParse(href)) hosts.add(new URL(href).host);
  }
  return [...hosts];
}

function comparable(address: string): string {
  return URL.canParse(address)
    ? new URL(address).href.replace(/^http:/, 'https:').replace(/\/$/, '')
    : address;
}

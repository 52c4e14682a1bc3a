import { XMLValidator } from 'fast-xml-parser';

export interface Sitemap {
  kind: 'urlset' | 'sitemapindex';
  /** The first addresses. */
  urls: string[];
  count: number;
  /** Whether the sitemap contains one of the given addresses. */
  listsPage: boolean;
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
 * Parses a sitemap. Null unless it is well-formed XML with a urlset or sitemapindex; truncated text is not checked for
 * being well-formed. Addresses are compared without scheme and trailing slash: the same page over http is listed, too.
 * https://www.sitemaps.org/protocol.html
 */
export function parseSitemap(text: string, { addresses, isCut, most = URL_LIMIT }: Asked): Sitemap | null {
  const xml = text.replace(/^\ufeff/, '').trimStart();
  const root = /<(?:([\w-]{1,30}):)?(urlset|sitemapindex)[\s>]/.exec(xml);
  const [, prefix, kind] = root ?? [];
  if (kind !== 'urlset' && kind !== 'sitemapindex') return null;
  if (!isCut && XMLValidator.validate(xml) !== true) return null;
  const wanted = new Set(addresses.map(comparable));
  const urls: string[] = [];
  let count = 0;
  let listsPage = false;
  // Images and videos have addresses of their own, in elements with another prefix.
  const tag = `${prefix ? `${prefix}:` : ''}loc`;
  const location = new RegExp(
    `<${tag}\\s*>(?:\\s*<!\\[CDATA\\[([^\\]]{1,${ADDRESS_LIMIT}})|([^<]{1,${ADDRESS_LIMIT}})<)`,
    'g',
  );
  for (const [, data, escaped = ''] of xml.matchAll(location)) {
    const url = data?.trim() ?? unescapeXml(escaped.trim());
    count += 1;
    if (urls.length < most) urls.push(url);
    listsPage ||= wanted.has(comparable(url));
  }
  return { kind, urls, count, listsPage };
}

function comparable(address: string): string {
  return URL.canParse(address)
    ? new URL(address).href.replace(/^http:/, 'https:').replace(/\/$/, '')
    : address;
}

const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

/** Decodes the five entities of the sitemap protocol, and numeric ones. */
function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

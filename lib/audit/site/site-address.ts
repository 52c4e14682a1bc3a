import { siteLimits } from './site-limits';

/** Parameters that tell where a visitor came from or who they are: the page is the same without them. */
const withoutMeaning =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|ttclid|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|phpsessid|jsessionid|oscsid|zenid|aspsessionid\w*)$/i;

const MOST_SEGMENTS = 12;
/** A segment that an address contains this often comes from a link that leads into itself. */
const REPEATED = 3;

export interface OwnAddress {
  /** As it is asked for: under the origin of the site, without fragment, tracking and session. */
  address: string;
  /** It named another spelling of the host (with or without www), or another scheme. */
  isVariant: boolean;
}

/** An address of the website itself, in the one spelling that is read; null for any other. */
export function ownAddress(url: URL, origin: string): OwnAddress | null {
  const own = new URL(origin);
  if (!/^https?:$/.test(url.protocol) || url.port !== own.port) return null;
  if (withoutWww(url.hostname) !== withoutWww(own.hostname)) return null;
  const isVariant = url.origin !== own.origin;
  const clean = new URL(`${own.origin}${url.pathname.replace(/;jsessionid=[^/]*/i, '')}${url.search}`);
  const names = [...clean.searchParams.keys()].filter((name) => withoutMeaning.test(name));
  for (const name of names) clean.searchParams.delete(name);
  if (clean.search === '') clean.search = '';
  return { address: clean.href, isVariant };
}

/** The same for addresses that differ in the order of their parameters only. */
export function addressKey(address: string): string {
  const url = new URL(address);
  if (url.search !== '') url.searchParams.sort();
  return url.href;
}

/** Whether an address looks like one of an endless series: too long, too deep, or with a part that recurs. */
export function looksEndless(address: string): boolean {
  if (address.length > siteLimits.addressCharacters) return true;
  const segments = new URL(address).pathname.split('/').filter(Boolean);
  if (segments.length > MOST_SEGMENTS) return true;
  return segments.some((segment) => segments.filter((other) => other === segment).length >= REPEATED);
}

/** What an address shares with those of the same series: the path with its numbers left out; null without any. */
export function seriesOf(address: string): string | null {
  const { pathname } = new URL(address);
  return /\d/.test(pathname) ? pathname.replace(/\d+/g, '#') : null;
}

/** Pictures, films, archives and documents: worth asking whether they are there, but no pages. */
export function looksLikeFile(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|avi|ogg|wav|pdf|docx?|xlsx?|pptx?|odt|zip|gz|rar|7z|dmg|exe|apk|css|js|json|xml|rss|txt|csv|ics|vcf|woff2?)$/i.test(
    new URL(address).pathname,
  );
}

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '');
}

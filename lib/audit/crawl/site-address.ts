import { siteLimits } from '../limits';

/** Parameters for tracking and sessions: the page is the same without them. */
const withoutMeaning =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|srsltid|hsa_\w+|fbclid|igshi?d|msclkid|dclid|yclid|ttclid|twclid|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|phpsessid|jsessionid|oscsid|zenid|aspsessionid\w*)$/i;

const MOST_SEGMENTS = 12;
/** A path segment repeated this often usually comes from a relative link that extends its own path. */
const REPEATED = 3;

export interface OwnAddress {
  /** The address to request: on the site's origin, without fragment, tracking and session. */
  address: string;
  /** Whether it had another variant of the host (with or without www) or another scheme. */
  isVariant: boolean;
}

/** Normalises an address of the website; null for any other address. */
export function ownAddress(url: URL, origin: string): OwnAddress | null {
  const own = new URL(origin);
  if (!/^https?:$/.test(url.protocol) || url.port !== own.port) return null;
  if (plainHost(url.hostname) !== plainHost(own.hostname)) return null;
  const isVariant = url.origin !== own.origin;
  const path = url.pathname.replace(/;jsessionid=[^/]*/i, '');
  const query = listParameters(url).filter((parameter) => !withoutMeaning.test(nameOf(parameter)));
  return { address: `${own.origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, isVariant };
}

/**
 * The parameters of an address as written. Never by `URLSearchParams`, which writes them anew: `?flag` becomes `?flag=`, `%20`
 * a plus, and an escape of another encoding than UTF-8 is lost, so that servers no longer know the address.
 */
function listParameters({ search }: URL): string[] {
  return search === '' ? [] : search.slice(1).split('&');
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A key shared by addresses that differ only in the order of their parameters. */
export function addressKey(address: string): string {
  const url = new URL(address);
  if (url.search !== '') url.search = listParameters(url).sort().join('&');
  return url.href;
}

/** Whether an address looks like one of an endless series: too long, too deep, or with a recurring segment. */
export function looksEndless(address: string): boolean {
  if (address.length > siteLimits.addressCharacters) return true;
  const segments = new URL(address).pathname.split('/').filter(Boolean);
  if (segments.length > MOST_SEGMENTS) return true;
  return segments.some((segment) => segments.filter((other) => other === segment).length >= REPEATED);
}

/** A key shared by the addresses of a series: the path with its numbers replaced; null without numbers. */
export function toSeriesKey(address: string): string | null {
  const { pathname } = new URL(address);
  return /\d/.test(pathname) ? pathname.replace(/\d+/g, '#') : null;
}

const pageNumber =
  /^(?:paged?|pg|p|pn|start|offset|skip|from|limitstart|seite|p[aá]gina|strona|страница|صفحه|page_?num(?:ber)?|page_?no)$/i;
const arrangement = /sort|order|filter|dir$|per_?page|^min|^max|price|month|year|^date|day$|calendar/i;

/** Whether an address is a further page of a list, such as `?start=14` or `/page/3/`, and not one of its arrangements. */
export function isPageOfList(address: string): boolean {
  const url = new URL(address);
  const parameters = listParameters(url);
  if (parameters.some((parameter) => arrangement.test(nameOf(parameter)))) return false;
  return (
    parameters.some((parameter) => pageNumber.test(nameOf(parameter)) && /=\d{1,6}$/.test(parameter)) ||
    /\/(?:page|seite|pagina|strona)[/-]\d{1,6}\/?$/i.test(url.pathname)
  );
}

/** Whether an address names a picture, video, archive or document, which is checked but is no page. */
export function looksLikeFile(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|avi|ogg|wav|pdf|docx?|xlsx?|pptx?|odt|zip|gz|rar|7z|dmg|exe|apk|css|js|json|xml|rss|txt|csv|ics|vcf|woff2?)$/i.test(
    new URL(address).pathname,
  );
}

/** Without www and without the dot that a full name may end with. */
function plainHost(hostname: string): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

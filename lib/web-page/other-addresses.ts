import { getDomain } from 'tldts';
import type { WebPage } from './page';
import { readAlternates } from './read-head';

const ALTERNATES = 5;

/** The same page without encryption. */
export function toInsecureUrl(address: string): string {
  const url = new URL(address);
  url.protocol = 'http:';
  url.port = '';
  return url.href;
}

/** With www where the page has none, and the other way round; null where the page is on another subdomain. */
export function toOtherHost(address: string): string | null {
  const url = new URL(address);
  const domain = getDomain(url.hostname);
  if (!domain) return null;
  if (url.hostname === domain) url.hostname = `www.${domain}`;
  else if (url.hostname === `www.${domain}`) url.hostname = domain;
  else return null;
  return url.href;
}

/** The other languages' pages that may be requested, each once, at most five. */
export function alternatesOfPage(
  { html, headers, url }: WebPage,
  mayAsk: (address: string) => boolean,
): string[] {
  if (!html) return [];
  const addresses = readAlternates(html, headers, url).map(({ href }) => href);
  return [...new Set(addresses)]
    .filter((href) => /^https?:/i.test(href) && URL.canParse(href) && !isSamePage(href, url))
    .filter(mayAsk)
    .slice(0, ALTERNATES);
}

/** Compares addresses without fragments. */
export function isSamePage(one: string, other: string): boolean {
  return withoutFragment(one) === withoutFragment(other);
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

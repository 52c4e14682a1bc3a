import { getDomain } from 'tldts';
import type { WebPage } from './page';
import { readAlternates } from './read-head';

const ALTERNATES = 5;

/** The page's address over http. */
export function toInsecureUrl(address: string): string {
  const url = new URL(address);
  url.protocol = 'http:';
  url.port = '';
  return url.href;
}

/** The address with www if the page has none, without if it has; null for other subdomains. */
export function toOtherHost(address: string): string | null {
  const url = new URL(address);
  const domain = getDomain(url.hostname);
  if (!domain) return null;
  if (url.hostname === domain) url.hostname = `www.${domain}`;
  else if (url.hostname === `www.${domain}`) url.hostname = domain;
  else return null;
  return url.href;
}

/** Pages in other languages that may be requested, without duplicates, at most five. */
export function chooseAlternates(
  { html, headers, url }: WebPage,
  isAllowedByRobots: (address: string) => boolean,
): string[] {
  if (!html) return [];
  const addresses = readAlternates(html, headers, url).map(({ href }) => href);
  return [...new Set(addresses)]
    .filter((href) => /^https?:/i.test(href) && URL.canParse(href) && !isSamePage(href, url))
    .filter(isAllowedByRobots)
    .slice(0, ALTERNATES);
}

/** Whether the addresses are the same, ignoring fragments. */
export function isSamePage(one: string, other: string): boolean {
  return withoutFragment(one) === withoutFragment(other);
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

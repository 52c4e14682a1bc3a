import { getDomain } from 'tldts';
import type { WebPage } from './page';
import { listElements, readRelations, resolveAddress, resolveBaseUrl } from './read-head';
import type { AssetProbe } from './site-facts';

const LINKS = 10;
const OUTGOING_LINKS = 10;
const limits = { style: 4, script: 6, font: 2, image: 8 } as const;

/**
 * Whether both addresses have the same registrable domain, or the same host if there is none. Subdomains of github.io
 * or myshopify.com are separate sites (public suffix list).
 */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)];
  const domain = getDomain(first.hostname, { allowPrivateDomains: true });
  if (domain === null) return first.hostname === second.hostname;
  return domain === getDomain(second.hostname, { allowPrivateDomains: true });
}

/** Whether an address is a page's: `mailto:` isn't, nor what Cloudflare makes of it, which only scripts can read. */
export function isWebAddress({ protocol, pathname }: URL): boolean {
  return /^https?:$/.test(protocol) && pathname !== '/cdn-cgi/l/email-protection';
}

/** Links of the page to other pages of its site, without duplicates, those in the main content first; at most ten. */
export function chooseLinks(page: WebPage): string[] {
  const own = withoutFragment(page.url);
  return linkTargets(page)
    .filter((url) => url !== own && isSameSite(url, page.url))
    .slice(0, LINKS);
}

/** Links of the page to other websites, one per host, those in the main content first; at most ten. */
export function chooseOutgoing(page: WebPage): string[] {
  const hosts = new Map<string, string>();
  for (const url of linkTargets(page)) {
    const { host } = new URL(url);
    if (!isSameSite(url, page.url) && !hosts.has(host)) hosts.set(host, url);
  }
  return [...hosts.values()].slice(0, OUTGOING_LINKS);
}

function linkTargets(page: WebPage): string[] {
  if (!page.html) return [];
  const base = resolveBaseUrl(page.html, page.url);
  const anchors = listElements(page.html, 'a').toSorted(
    (one, other) => Number(one.landmark !== 'main') - Number(other.landmark !== 'main'),
  );
  const addresses = anchors.flatMap(({ attributes }) => {
    const url = attributes.href === undefined ? null : resolveAddress(attributes.href, base);
    return url && isWebAddress(url) ? [withoutFragment(url.href)] : [];
  });
  return [...new Set(addresses)];
}

/** Files of the same site that the page loads, at most a few of each kind. */
export function chooseAssets(page: WebPage): { kind: AssetProbe['kind']; url: string }[] {
  if (!page.html) return [];
  const { html } = page;
  const base = resolveBaseUrl(html, page.url);
  const links = listElements(html, 'link');
  const named: Record<AssetProbe['kind'], (string | undefined)[]> = {
    style: links
      .filter(({ attributes }) => readRelations(attributes.rel).includes('stylesheet'))
      .map(readHref),
    script: listElements(html, 'script').map(({ attributes }) => attributes.src),
    font: links
      .filter(
        ({ attributes }) => readRelations(attributes.rel).includes('preload') && attributes.as === 'font',
      )
      .map(readHref),
    image: listElements(html, 'img').map(({ attributes }) => attributes.src),
  };
  return (['style', 'script', 'font', 'image'] as const).flatMap((kind) => {
    const urls = named[kind].flatMap((href) => {
      const url = href ? resolveAddress(href, base) : null;
      return url && /^https?:$/.test(url.protocol) && isSameSite(url.href, page.url) ? [url.href] : [];
    });
    return [...new Set(urls)].slice(0, limits[kind]).map((url) => ({ kind, url }));
  });
}

function readHref({ attributes }: { attributes: Readonly<Record<string, string>> }): string | undefined {
  return attributes.href;
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

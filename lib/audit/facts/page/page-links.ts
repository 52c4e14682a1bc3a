import { isSameSite, isWebAddress } from '@/lib/web-page/choose-targets';
import type { HtmlFacts, PageElement, WebPage } from '@/lib/web-page/page';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import type { Probe } from '@/lib/web-page/site-facts';
import type { Evidence } from '../../check';
import { lineEvidence, toEvidence } from './evidence';

export interface PageLink {
  element: PageElement;
  /** The href as written. */
  href: string;
  /** Resolved against the page; null if it is no address. */
  url: URL | null;
}

/** Links of a page: anchors with an href, in document order. */
export function pageLinks(html: HtmlFacts, { url: pageUrl }: Pick<WebPage, 'url'>): PageLink[] {
  const base = resolveBaseUrl(html, pageUrl);
  return listElements(html, 'a').flatMap((element) => {
    const href = element.attributes.href ?? element.attributes['xlink:href'];
    return href === undefined ? [] : [{ element, href, url: resolveAddress(href, base) }];
  });
}

/** The link on the page that led to a request, as evidence. */
export function linkEvidence(links: readonly PageLink[], { url }: Probe): Evidence {
  const link = links.find((each) => each.url && withoutFragment(each.url.href) === url);
  return link ? toEvidence(link.element, url) : lineEvidence(url, { url });
}

/** Whether a link leads to a page, of whatever website. */
export function isWebLink(link: PageLink): link is PageLink & { url: URL } {
  return link.url !== null && isWebAddress(link.url);
}

/** Whether a link leads to another page of the same site. */
export function isInternalLink(link: PageLink, pageUrl: string): link is PageLink & { url: URL } {
  return isWebLink(link) && isSameSite(link.url.href, pageUrl) && !isSamePage(link.url.href, pageUrl);
}

/** Whether the addresses are the same, ignoring fragments. */
export function isSamePage(one: string, other: string): boolean {
  return withoutFragment(one) === withoutFragment(other);
}

export function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

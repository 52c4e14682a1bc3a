import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import { headerLinks, headLinks, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import type { Evidence } from '../../check';
import { lineEvidence, toEvidence } from '../page/evidence';

export interface HreflangLink {
  /** In lower case. */
  code: string;
  /** As written. */
  href: string;
  /** Resolved against the page; '' if it is no address. */
  address: string;
  evidence: Evidence;
}

/**
 * Links to the page in other languages, first those in the head, then those in the Link headers; links in the body
 * don't count.
 */
export function hreflangLinks(html: HtmlFacts, page: WebPage): HreflangLink[] {
  const base = resolveBaseUrl(html, page.url);
  const inHead = headLinks(html, 'alternate').map((link) => ({
    hreflang: link.attributes.hreflang ?? '',
    href: link.attributes.href ?? '',
    evidence: toEvidence(link),
  }));
  const inHeader = headerLinks(page.headers)
    .filter(({ rel }) => rel.includes('alternate'))
    .map(({ href, hreflang }) => ({
      hreflang,
      href,
      evidence: lineEvidence(`link: <${href}>; rel="alternate"; hreflang="${hreflang}"`),
    }));
  return [...inHead, ...inHeader]
    .filter(({ hreflang }) => hreflang.trim() !== '')
    .map(({ hreflang, href, evidence }) => ({
      code: hreflang.trim().toLowerCase(),
      href: href.trim(),
      address: resolveAddress(href, base)?.href ?? '',
      evidence,
    }));
}

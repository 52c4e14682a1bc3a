import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import { headerLinks, headLinks } from '@/lib/web-page/read-head';
import type { Evidence } from '../../check';
import { lineEvidence, toEvidence } from './evidence';

export interface CanonicalAddress {
  /** As written; never blank. */
  href: string;
  /** Null unless it is an absolute http or https address. */
  url: URL | null;
  evidence: Evidence;
}

/** Canonical addresses in the head and the Link headers, without blank ones and duplicates. */
export function canonicalAddresses(
  html: HtmlFacts,
  { headers }: Pick<WebPage, 'headers'>,
): CanonicalAddress[] {
  const named = [
    ...headLinks(html, 'canonical').map((link) => ({
      href: link.attributes.href ?? '',
      evidence: toEvidence(link),
    })),
    ...headerLinks(headers)
      .filter(({ rel }) => rel.includes('canonical'))
      .map(({ href }) => ({ href, evidence: lineEvidence(`link: <${href}>; rel="canonical"`) })),
  ];
  const addresses = named
    .filter(({ href }) => href.trim() !== '')
    .map(({ href, evidence }) => ({ href: href.trim(), url: absolute(href), evidence }));
  return addresses.filter(
    (one, index) =>
      index === addresses.findIndex((other) => buildCanonicalKey(other) === buildCanonicalKey(one)),
  );
}

function absolute(href: string): URL | null {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function buildCanonicalKey({ href, url }: CanonicalAddress): string {
  return url?.href ?? href;
}

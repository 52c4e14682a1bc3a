import { getDomain } from 'tldts';
import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import { listElements, readRelations, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';

/** The files that a page references and browsers fetch, without duplicates: scripts, styles, pictures, fonts and frames. */
export function namedFiles(html: HtmlFacts, page: Pick<WebPage, 'url'>): URL[] {
  const base = resolveBaseUrl(html, page.url);
  const links = listElements(html, 'link').filter(({ attributes }) => {
    const relations = readRelations(attributes.rel);
    return relations.includes('stylesheet') || (relations.includes('preload') && attributes.as === 'font');
  });
  const addresses = [
    ...links.map(({ attributes }) => attributes.href),
    ...['script', 'img', 'iframe'].flatMap((name) =>
      listElements(html, name).map(({ attributes }) => attributes.src),
    ),
  ];
  const files = addresses.flatMap((address) => {
    const url = address?.trim() ? resolveAddress(address, base) : null;
    return url && /^https?:$/.test(url.protocol) ? [url] : [];
  });
  return [...new Map(files.map((url) => [url.href, url])).values()];
}

/** Hosts of these files that belong to other sites. */
export function foreignHosts(files: readonly URL[], pageUrl: string): string[] {
  const owner = (url: URL) => getDomain(url.hostname) ?? url.hostname;
  const own = owner(new URL(pageUrl));
  return [...new Set(files.filter((url) => owner(url) !== own).map(({ host }) => host))];
}

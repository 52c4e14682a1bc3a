import type { Header, HtmlFacts, PageElement } from './page';

/** All elements of a kind, without those inside noscript. */
export function listElements(html: HtmlFacts, name: string): readonly PageElement[] {
  return (html.elements[name] ?? []).filter(({ inNoscript }) => !inNoscript);
}

/**
 * Whether React puts title, meta elements and links that come later into the head, as Next.js streams them. Google sees them
 * there. https://nextjs.org/docs/app/api-reference/functions/generate-metadata#streaming-metadata
 */
export function isStreamed(html: HtmlFacts): boolean {
  return listElements(html, 'script').some(
    ({ attributes, text }) => attributes.src === undefined && /__next_f|\$R[CXS]\(/.test(text),
  );
}

/** Links in the head with that relation, or put there by React. */
export function headLinks(html: HtmlFacts, relation: string): PageElement[] {
  const found = listElements(html, 'link').filter(({ attributes }) =>
    readRelations(attributes.rel).includes(relation),
  );
  const inHead = found.filter((link) => link.inHead);
  return inHead.length === found.length || !isStreamed(html) ? inHead : found;
}

export function readRelations(rel: string | undefined): string[] {
  return (rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** The targets of `Link:` headers: `<address>; rel="canonical"`. https://www.rfc-editor.org/rfc/rfc8288 */
export function headerLinks(headers: readonly Header[]): { href: string; rel: string[]; hreflang: string }[] {
  return headers
    .filter(([name]) => name === 'link')
    .flatMap(([, value]) => [...value.slice(0, 8000).matchAll(/<([^<>]{0,2000})>([^<]{0,500})/g)])
    .map(([, href = '', parameters = '']) => ({
      href: href.trim(),
      rel: readRelations(/;\s*rel\s*=\s*"?([^";]+)/i.exec(parameters)?.[1]),
      hreflang: /;\s*hreflang\s*=\s*"?([^";,\s]+)/i.exec(parameters)?.[1] ?? '',
    }));
}

/** The base for relative addresses of a page. */
export function resolveBaseUrl(html: HtmlFacts, pageUrl: string): string {
  const href = listElements(html, 'base').find(({ attributes }) => attributes.href !== undefined)?.attributes
    .href;
  return href !== undefined && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : pageUrl;
}

/** Null if it isn't an address. */
export function resolveAddress(href: string, base: string): URL | null {
  return URL.canParse(href.trim(), base) ? new URL(href.trim(), base) : null;
}

/** The first canonical address of a page, in its head or its headers; null without one. */
export function readCanonicalUrl(
  html: HtmlFacts,
  headers: readonly Header[],
  pageUrl: string,
): string | null {
  const hrefs = [
    ...headLinks(html, 'canonical').map(({ attributes }) => attributes.href ?? ''),
    ...headerLinks(headers)
      .filter(({ rel }) => rel.includes('canonical'))
      .map(({ href }) => href),
  ];
  const href = hrefs.find((candidate) => candidate.trim() !== '');
  return (href !== undefined && resolveAddress(href, resolveBaseUrl(html, pageUrl))?.href) || null;
}

/** Language alternates of a page with resolved addresses; at most 100. */
export function readAlternates(html: HtmlFacts, headers: readonly Header[], pageUrl: string) {
  const base = resolveBaseUrl(html, pageUrl);
  const inHead = headLinks(html, 'alternate').map(({ attributes }) => ({
    hreflang: attributes.hreflang ?? '',
    href: attributes.href ?? '',
  }));
  const inHeader = headerLinks(headers).filter(({ rel }) => rel.includes('alternate'));
  return [...inHead, ...inHeader]
    .filter(({ hreflang }) => hreflang !== '')
    .slice(0, 100)
    .map(({ hreflang, href }) => ({ hreflang, href: resolveAddress(href, base)?.href ?? href }));
}

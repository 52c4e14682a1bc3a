import type { HtmlFacts } from '@/lib/web-page/page';
import { pageLinks } from '../page/page-links';

/** A link of the page is called so, or leads to an address called so; or the page itself has such an address. */
export function namesPage(html: HtmlFacts, url: string, words: RegExp): boolean {
  if (words.test(pathOf(new URL(url)))) return true;
  return pageLinks(html, { url }).some(({ element, href, url: target }) => {
    if (/^\s*(?:mailto|tel|sms|javascript):/i.test(href)) return false;
    const { text, altText, attributes } = element;
    const said = [text, altText, attributes['aria-label'] ?? '', attributes.title ?? ''];
    return said.some((label) => words.test(label)) || (target !== null && words.test(pathOf(target)));
  });
}

/** Readable, as far as it can be. */
function pathOf({ pathname, hash }: URL): string {
  try {
    return decodeURIComponent(pathname + hash);
  } catch {
    return pathname + hash;
  }
}

import type { HtmlFacts } from '@/lib/web-page/page';
import { pageLinks } from '../page/page-links';
import { findLinkedService } from './form-services';
import { askWords, contactWords } from './page-words';

/** Whether a link leads to a contact page, to one where customers ask for something, or to a service that they ask by. */
export function leadsToAsk(html: HtmlFacts, url: string): boolean {
  return (
    namesPage(html, url, contactWords) ||
    namesPage(html, url, askWords) ||
    pageLinks(html, { url }).some(({ element, url: target }) =>
      findLinkedService({ href: target?.href ?? '', text: element.text || element.altText }, url),
    )
  );
}

/** Whether the text or address of a link, or the page's own address, matches `words`. */
export function namesPage(html: HtmlFacts, url: string, words: RegExp): boolean {
  if (words.test(decodePath(new URL(url)))) return true;
  return pageLinks(html, { url }).some(({ element, href, url: target }) => {
    if (/^\s*(?:mailto|tel|sms|javascript):/i.test(href)) return false;
    const { text, altText, attributes } = element;
    const labels = [text, altText, attributes['aria-label'] ?? '', attributes.title ?? ''];
    return labels.some((label) => words.test(label)) || (target !== null && words.test(decodePath(target)));
  });
}

/** The path and fragment, decoded as far as possible. */
function decodePath({ pathname, hash }: URL): string {
  try {
    return decodeURIComponent(pathname + hash);
  } catch {
    return pathname + hash;
  }
}

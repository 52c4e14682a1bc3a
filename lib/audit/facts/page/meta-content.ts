import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { isStreamed, listElements } from '@/lib/web-page/read-head';

/**
 * Meta elements of the head with that name, or put there by React; names are case-insensitive, as in browsers and crawlers.
 */
export function headMetas(html: HtmlFacts, name: string): PageElement[] {
  const wanted = name.toLowerCase();
  const found = listElements(html, 'meta').filter(
    ({ attributes }) => attributes.name?.trim().toLowerCase() === wanted,
  );
  const inHead = found.filter((meta) => meta.inHead);
  return inHead.length === found.length || !isStreamed(html) ? inHead : found;
}

/** The page's title element, as `document.title` finds it: the first in the document outside SVG. */
export function titleElement(html: HtmlFacts): PageElement | undefined {
  return listElements(html, 'title').find(({ namespace }) => namespace === 'html');
}

/** The text of the title, white space collapsed; '' without one. */
export function readPageTitle(html: HtmlFacts): string {
  return titleElement(html)?.text.trim() ?? '';
}

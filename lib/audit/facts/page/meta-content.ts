import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

/** Meta elements of the head with that name; names are case-insensitive, as in browsers and crawlers. */
export function headMetas(html: HtmlFacts, name: string): PageElement[] {
  const wanted = name.toLowerCase();
  return listElements(html, 'meta').filter(
    ({ inHead, attributes }) => inHead && attributes.name?.trim().toLowerCase() === wanted,
  );
}

/** The page's title element, as `document.title` finds it: the first in the document outside SVG. */
export function titleElement(html: HtmlFacts): PageElement | undefined {
  return listElements(html, 'title').find(({ namespace }) => namespace === 'html');
}

/** The text of the title, white space collapsed; '' without one. */
export function readPageTitle(html: HtmlFacts): string {
  return titleElement(html)?.text.trim() ?? '';
}

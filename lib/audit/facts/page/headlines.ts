import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

/** The h1 elements with a text or alternative text, hidden ones included. */
export function headlinesWithText(html: HtmlFacts): PageElement[] {
  return listElements(html, 'h1').filter(({ text, altText, attributes }) =>
    [text, altText, attributes['aria-label']].some((words) => words?.trim()),
  );
}

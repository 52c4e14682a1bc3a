import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

/** Main headlines with a text or an alternative text, also hidden ones. */
export function speakingHeadlines(html: HtmlFacts): PageElement[] {
  return listElements(html, 'h1').filter(({ text, altText, attributes }) =>
    [text, altText, attributes['aria-label']].some((words) => words?.trim()),
  );
}

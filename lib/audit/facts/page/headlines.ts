import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { elementsOf } from '@/lib/web-page/read-head';

/** Main headlines that say something, in words or by a picture's text; also those that nobody sees. */
export function speakingHeadlines(html: HtmlFacts): PageElement[] {
  return elementsOf(html, 'h1').filter(({ text, altText, attributes }) =>
    [text, altText, attributes['aria-label']].some((words) => words?.trim()),
  );
}

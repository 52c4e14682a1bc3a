import type { CausePage } from './cause';
import { splitByLayout } from './split-by-layout';

/** Pages whose title or description comes from one setting, with the text that they share. */
export interface SharedTexts {
  titles: ReadonlyMap<number, string>;
  descriptions: ReadonlyMap<number, string>;
}

/** A text is from a setting if nearly all pages of a template have it; otherwise it was written like that. */
export function findSharedTexts(pages: readonly CausePage[]): SharedTexts {
  return {
    titles: findShared(pages, ({ title }) => title),
    descriptions: findShared(pages, ({ description }) => description),
  };
}

function findShared(pages: readonly CausePage[], read: (page: CausePage) => string): Map<number, string> {
  const byText = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    const text = read(page).trim();
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), index]);
  }
  const shared = new Map<number, string>();
  for (const [text, indexes] of byText) {
    for (const template of splitByLayout(pages, indexes).templates) {
      for (const index of template.pages) shared.set(index, text);
    }
  }
  return shared;
}

import type { HtmlFacts } from '@/lib/web-page/page';

/** Whether a text occurs outside code elements: text in code is an example. */
export function isOwnWord({ text, codeText }: Pick<HtmlFacts, 'text' | 'codeText'>, word: string): boolean {
  return codeText === '' || timesIn(text, word) > timesIn(codeText, word);
}

function timesIn(text: string, word: string): number {
  return word === '' ? 0 : text.split(word).length - 1;
}

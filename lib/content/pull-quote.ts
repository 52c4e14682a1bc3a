import type { Locale } from '@/lib/i18n/locales';

/** Where a sentence of an article is, which its page repeats in large type. The same in all languages. */
export interface QuotePlace {
  /** Id of its section. */
  section: string;
  /** Which paragraph of the section, counted from 0; lists, tables and code don't count. */
  paragraph: number;
  /** Which sentence, counted from 0, or from the end as a negative number. Without it, the whole paragraph. */
  sentence?: number | undefined;
}

/** The sentence as plain text. Undefined if the section has no such paragraph or sentence. */
export function findQuote(
  body: string,
  { paragraph, sentence }: Omit<QuotePlace, 'section'>,
  locale: Locale,
): string | undefined {
  const block = listParagraphs(body).at(paragraph);
  if (block === undefined) return undefined;
  const text = withoutMarks(block);
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)];
  return sentence === undefined ? text : sentences.at(sentence)?.segment.trim();
}

const notText = /^(?:[-*>|#] |\d+\. |\||```)/;

/** The paragraphs of a Markdown text. */
function listParagraphs(markdown: string): string[] {
  const unfenced = markdown.split('```').filter((_, index) => index % 2 === 0);
  return unfenced
    .flatMap((part) => part.split(/\n{2,}/))
    .map((block) => block.trim())
    .filter((block) => block && !notText.test(block));
}

function withoutMarks(block: string): string {
  return block
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/\\(?=\W)/g, '')
    .replace(/\n/g, ' ');
}

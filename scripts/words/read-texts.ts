import matter from 'gray-matter';
import { splitSections } from '../../lib/content/split-sections';
import { readArticles, readWords } from '../../tests/support/message-files';
import { visibleTexts, withoutCode } from './visible-texts';

/** Every text of a language by its key: `home:hero.title` of a message, `post-1.md:excerpt` and `post-1.md:2` of an article. */
export function readTexts(language: string): Map<string, string> {
  const messages = [...readWords(language)].map(([key, text]): [string, string] => [
    key.replace('.json:', ':'),
    text,
  ]);
  return new Map([...messages, ...readArticleTexts(language)]);
}

function readArticleTexts(language: string): [string, string][] {
  return [...readArticles(language)].flatMap(([name, article]) => {
    // Without options, gray-matter would return the same object for equal texts.
    const { data, content } = matter(article, {});
    const { intro, sections } = splitSections(content);
    const parts = [intro, ...sections.map(({ title, body }) => `${title}\n\n${body}`)];
    return [...Object.entries(data), ...Object.entries(parts)].map(([part, text]): [string, string] => [
      `${name}:${part}`,
      String(text),
    ]);
  });
}

/** Whether a text is a list of search terms, which no visitor reads and to which rules don't apply. */
export function isForSearchEngines(key: string): boolean {
  return /[.:]keywords$/.test(key);
}

/** The visible texts of a text, one for each of its forms. */
export function readableForms(key: string, text: string): string[] {
  return /\.md:/.test(key) ? [withoutCode(text)] : visibleTexts(text);
}

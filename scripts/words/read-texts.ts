import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { splitFrontMatter } from '../../lib/content/front-matter';
import { splitSections } from '../../lib/content/split-sections';
import { readArticles, readWords } from '../../tests/support/message-files';

/** Code in a text: tags, attributes, JSON, CSP keywords and headers, server settings, code in Markdown. */
const code = [
  /`[^`\n]+`/g,
  /\]\([^()\s]*\)/g,
  /<\/?[a-z!][^<>]*>/g,
  /"@?[\w-]{1,40}": ?(?:\[?"[^"\n]{0,200}")?/g,
  /, "[^"\n]{0,200}"\]/g,
  /[\w:-]{1,30}="[^"\n]{0,300}"/g,
  /(?:Content-Security-Policy|Permissions-Policy|Strict-Transport-Security|Cache-Control): .*/g,
  /^(?:Rewrite|Header|Redirect)\w* .*$/gm,
  /'(?:self|none|strict-dynamic|unsafe-\w+|nonce-[^']*)'/g,
  /(?:https?:\/\/|www\.)[\w./?=&%#:-]*/g,
];

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
    const { data, content } = splitFrontMatter(name, article);
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

/**
 * The visible texts of an ICU message, one for each form of its plurals and selects, without code; values appear as `{}`.
 * Throws if it isn't a valid ICU message.
 */
export function visibleTexts(message: string): string[] {
  const elements = parse(message);
  const forms = Math.max(1, ...elements.map(countForms));
  const texts = Array.from({ length: forms }, (_, form) => withoutCode(writeForm(elements, form)));
  return [...new Set(texts)];
}

/** A Markdown text as its readers see it, without code and link targets. */
export function withoutCode(text: string): string {
  return code.reduce((rest, pattern) => rest.replace(pattern, '\uFFFC'), text);
}

function countForms(element: MessageFormatElement): number {
  if (element.type === TYPE.tag) return Math.max(1, ...element.children.map(countForms));
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return 1;
  const options = Object.values(element.options);
  return Math.max(options.length, ...options.flatMap(({ value }) => value.map(countForms)));
}

/** The text with the given form of each plural, or with its last one. */
function writeForm(elements: readonly MessageFormatElement[], form: number): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return '{}';
        case TYPE.tag:
          if (element.value === 'code') return '\uFFFC';
          return writeForm(element.children, form) || '{}';
        case TYPE.plural:
        case TYPE.select: {
          const options = Object.values(element.options);
          return writeForm((options[form] ?? options.at(-1))?.value ?? [], form);
        }
        default:
          return '{}';
      }
    })
    .join('');
}

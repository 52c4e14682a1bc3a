import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { splitFrontMatter } from './front-matter';
import { splitSections } from './split-sections';

/** A long text as Markdown in `messages/<locale>/articles/<id>.md`, and its required parts. */
export interface ArticleDefinition<Front, Section extends string> {
  id: string;
  frontMatter: z.ZodType<Front>;
  /** Ids for each `## `, in order. They are anchors, so they are the same in every language. */
  sections: readonly Section[];
}

export interface ArticleSection<Section extends string = string> {
  id: Section;
  title: string;
  /** Markdown, with its values filled in. */
  body: string;
}

export interface Article<Front, Section extends string> {
  /** The language of the text: English where there is no translation. */
  locale: Locale;
  front: Front;
  /** Markdown before the first section; may be empty. */
  intro: string;
  sections: ArticleSection<Section>[];
}

/**
 * Reads a text in a language, or in English if there is no translation, and replaces `{name}` by values formatted for
 * the text's language. Throws an Error with the file's name and the fault; as pages are prerendered, that fails the build.
 */
export function loadArticle<Front, Section extends string>(
  definition: ArticleDefinition<Front, Section>,
  locale: Locale,
  valuesIn: (written: Locale) => Readonly<Record<string, string>> = () => ({}),
): Article<Front, Section> {
  const translated = articleFile(locale, definition.id);
  const isTranslated = existsSync(translated);
  const file = isTranslated ? translated : articleFile(defaultLocale, definition.id);
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  const written = isTranslated ? locale : defaultLocale;
  const source = { file, text: readFileSync(file, 'utf8') };
  const { front, intro, sections } = parseArticle(definition, source, valuesIn(written));
  return {
    locale: written,
    front,
    intro: keepTextTogether(intro, written),
    sections: sections.map(({ id, title, body }) => ({
      id,
      title: keepTogether(title, written),
      body: keepTextTogether(body, written),
    })),
  };
}

/** Parses the text of a file. Throws an Error that names the file. */
export function parseArticle<Front, Section extends string>(
  { frontMatter, sections: ids }: ArticleDefinition<Front, Section>,
  { file, text }: { file: string; text: string },
  values: Readonly<Record<string, string>> = {},
): Omit<Article<Front, Section>, 'locale'> {
  const { data, content } = splitFrontMatter(file, text);
  const front = frontMatter.safeParse(data);
  if (!front.success) throw new Error(`${file}: ${front.error.issues.map(describe).join(' ')}`);

  const { intro, sections } = splitSections(content);
  if (sections.length !== ids.length) {
    throw new Error(`${file} has ${sections.length} sections instead of ${ids.length} (${ids.join(', ')}).`);
  }
  return {
    front: front.data,
    intro: fill(intro, file, values, escapeMarkdown),
    sections: ids.map((id, index) => {
      const { title = '', body = '' } = sections[index] ?? {};
      if (!title || !body) throw new Error(`${file}: section ${id} has no ${title ? 'text' : 'title'}.`);
      return { id, title: fill(title, file, values), body: fill(body, file, values, escapeMarkdown) };
    }),
  };
}

/** Code is copied, so it stays as it is. */
function keepTextTogether(markdown: string, locale: Locale): string {
  return markdown
    .split(/(```[^`]*```|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : keepTogether(part, locale)))
    .join('');
}

function articleFile(locale: Locale, id: string): string {
  return path.join('messages', locale, 'articles', `${id}.md`);
}

function describe({ path: keys, message }: z.core.$ZodIssue): string {
  return `front matter ${keys.join('.')}: ${message}.`;
}

function fill(
  text: string,
  file: string,
  values: Readonly<Record<string, string>>,
  write = (value: string) => value,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`${file}: nothing is known to put in the place of ${placeholder}.`);
    return write(value);
  });
}

/** Values are plain text and must not be parsed as Markdown. https://spec.commonmark.org/0.31.2/#backslash-escapes */
function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_{}[\]()<>#+!|~&]/g, '\\$&');
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { namesBelow } from './source-files';

/** Words of one language by `file:key.key`. */
export function readWords(locale: string): Map<string, string> {
  const folder = path.join('messages', locale);
  const files = listArguments(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(file, 'utf8')), `${path.relative(folder, file)}:`),
    ),
  );
}

/** The long texts of one language by file name; the front matter is part of them. */
export function readArticles(locale: string): Map<string, string> {
  const folder = path.join('messages', locale, 'articles');
  const files = listArguments(folder).filter((name) => name.endsWith('.md'));
  return new Map(files.map((file) => [path.basename(file), readFileSync(file, 'utf8')]));
}

/** Files of one language, from its folder. */
export function messageFiles(locale: string): string[] {
  const folder = path.join('messages', locale);
  return listArguments(folder)
    .map((name) => path.relative(folder, name))
    .sort();
}

function listArguments(folder: string): string[] {
  return existsSync(folder) ? namesBelow(folder) : [];
}

/** Arguments of a message, e.g. `name`, `count plural`, `<link>`; sorted. Throws if it isn't a valid ICU message. */
export function listNeeds(message: string): string[] {
  return [...new Set(parse(message).flatMap(needsOfElement))].sort();
}

export interface Plural {
  type: Intl.PluralRuleType;
  /** `one`, `other`, and exact numbers as `=0`; sorted. */
  forms: string[];
  /** Whether a form consists of the number only. */
  isBare: boolean;
}

/** The plurals of a message, including nested ones. */
export function listPlurals(message: string): Plural[] {
  return parse(message).flatMap(pluralsOfElement);
}

function pluralsOfElement(element: MessageFormatElement): Plural[] {
  if (element.type === TYPE.tag) return element.children.flatMap(pluralsOfElement);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  const options = Object.values(element.options);
  const inner = options.flatMap(({ value }) => value.flatMap(pluralsOfElement));
  if (element.type === TYPE.select) return inner;
  const isBare = options.every(({ value }) => value.every(({ type }) => type === TYPE.pound));
  const forms = Object.keys(element.options).sort();
  return [{ type: element.pluralType ?? 'cardinal', forms, isBare }, ...inner];
}

function needsOfElement(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [`${element.value} ${TYPE[element.type]}`];
    case TYPE.select:
      return [
        `${element.value} select ${Object.keys(element.options).sort().join('|')}`,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(needsOfElement)),
      ];
    case TYPE.plural:
      return [
        `${element.value} ${element.pluralType ?? 'cardinal'}`,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(needsOfElement)),
      ];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(needsOfElement)];
    default:
      return [];
  }
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null)
    throw new Error(`${key} is neither text nor a group of texts`);
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(item, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`),
  );
}

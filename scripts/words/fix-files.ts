import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeCodes } from '../../lib/i18n/locales';
import { readArticles, readWords } from '../../tests/support/message-files';
import { Exceptions } from './exceptions';
import { readTexts } from './read-texts';
import { accept, isCurrent, readSourceHashes, writeSourceHashes } from './source-hashes';
import { readTypography, rulesFor, type TypographyRule } from './typography';

/** Parts that visitors don't read as words: quoted code, tags, names of values, addresses, and code in Markdown. */
const notWords =
  /'[{<][^']*'|<code>[^<]{0,200}<\/code>|<[^<>]*>|\{\w+\s*[,}]|(?:https?:\/\/|www\.)\S+|`[^`\n]+`|\]\([^()\s]*\)/g;

/**
 * Makes the replacements that need no judgement in all message files, and returns their places. In English texts they only
 * change typography or spelling, so translations that were up to date remain so.
 */
export function fixFiles(): string[] {
  const before = readTexts(defaultLocale);
  const fixed = [...localeCodes, 'staff'].flatMap(fixLanguage);
  const after = readTexts(defaultLocale);
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  if (changed.length === 0) return fixed;
  const sourceHashes = readSourceHashes();
  for (const language of localeCodes) {
    for (const [key, english] of changed) {
      if (isCurrent(sourceHashes, key, { language, english: before.get(key) ?? '' })) {
        accept(sourceHashes, key, { language, english });
      }
    }
  }
  writeSourceHashes(sourceHashes);
  return fixed;
}

function fixLanguage(language: string): string[] {
  const tables = { rules: readTypography(), exceptions: new Exceptions() };
  const places: string[] = [];
  for (const [name, words] of readWords(language)) {
    const key = name.replace('.json:', ':');
    const fixed = fixTypography(words, { language, key }, tables);
    if (fixed === words) continue;
    places.push(`${language}/${key}`);
    replaceInFile(path.join('messages', language, name.slice(0, name.indexOf(':'))), words, fixed);
  }
  for (const [name, text] of readArticles(language)) {
    const fixed = fixTypography(text, { language, key: name }, tables);
    if (fixed === text) continue;
    places.push(`${language}/${name}`);
    writeFileSync(path.join('messages', language, 'articles', name), fixed);
  }
  return places;
}

/** Replaces a text without changing the formatting of the file. */
function replaceInFile(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(JSON.stringify(from), () => JSON.stringify(to)),
  );
}

/** Makes all replacements in a text that need no judgement; code in it stays unchanged. */
export function fixTypography(
  text: string,
  place: { language: string; key: string },
  { rules, exceptions }: { rules: readonly TypographyRule[]; exceptions: Exceptions },
): string {
  const applied = rulesFor(rules, place.language).filter(
    ({ id, instead }) => instead !== undefined && !exceptions.allow(place.language, place.key, id),
  );
  const replace = (words: string) =>
    applied.reduce((result, { forbidden, instead }) => result.replaceAll(forbidden, instead ?? '$&'), words);
  let fixed = '';
  let end = 0;
  for (const { index, 0: code } of text.matchAll(notWords)) {
    fixed += replace(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return fixed + replace(text.slice(end));
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeCodes } from '../../lib/i18n/locales';
import { readArticles, readWords } from '../../tests/support/message-files';
import { Exceptions } from './exceptions';
import { fixTypography } from './fix-typography';
import { readTexts } from './read-texts';
import { accept, isCurrent, readTranslated, writeTranslated } from './translated';
import { readTypography } from './typography';

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
  const translated = readTranslated();
  for (const language of localeCodes) {
    for (const [key, english] of changed) {
      if (isCurrent(translated, key, { language, english: before.get(key) ?? '' })) {
        accept(translated, key, { language, english });
      }
    }
  }
  writeTranslated(translated);
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

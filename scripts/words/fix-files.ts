import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles, readWords } from '../../tests/support/message-files';
import { Exceptions } from './exceptions';
import { fixTypography } from './fix-typography';
import { readTypography } from './typography';

export interface Fixed {
  language: string;
  key: string;
}

/** Writes the replacements that need no judgement into the files of some languages, and says which texts changed. */
export function fixFiles(languages: readonly string[]): Fixed[] {
  const tables = { rules: readTypography(), exceptions: new Exceptions() };
  return languages.flatMap((language) => {
    const places: Fixed[] = [];
    for (const [key, words] of readWords(language)) {
      const fixed = fixTypography(words, { language, key }, tables);
      if (fixed === words) continue;
      places.push({ language, key });
      const file = path.join('messages', language, key.slice(0, key.indexOf(':')));
      replaceInFile(file, JSON.stringify(words), JSON.stringify(fixed));
    }
    for (const [name, text] of readArticles(language)) {
      const fixed = fixTypography(text, { language, key: name }, tables);
      if (fixed === text) continue;
      places.push({ language, key: name });
      writeFileSync(path.join('messages', language, 'articles', name), fixed);
    }
    return places;
  });
}

/** The formatting of the file stays. */
function replaceInFile(file: string, from: string, to: string) {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(from, () => to),
  );
}

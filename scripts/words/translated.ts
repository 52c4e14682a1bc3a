import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which English text each translation was made from: by key and by hash of the English text, the languages translated
 * from it. Stored in `messages/translated`, one file per namespace, with a key, a hash and languages per line, sorted.
 */
export type Translated = Map<string, Map<string, Set<string>>>;

const root = 'messages/translated';

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Several lines for one key are combined, so that git can merge two sides by keeping the lines of both. */
export function readTranslated(folder = root): Translated {
  const translated: Translated = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [name = '', hash = '', codes = ''] = line.split('\t');
      for (const code of codes.split(' ')) record(translated, `${path.parse(file).name}:${name}`, hash, code);
    }
  }
  return translated;
}

export function writeTranslated(translated: Translated, folder = root) {
  const files = Map.groupBy(translated, ([key]) => key.slice(0, key.indexOf(':')));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [namespace, entries] of files) {
    const lines = entries.flatMap(([key, hashes]) =>
      [...hashes].map(([hash, codes]) => {
        return `${key.slice(namespace.length + 1)}\t${hash}\t${[...codes].sort().join(' ')}\n`;
      }),
    );
    writeFileSync(path.join(folder, `${namespace}.tsv`), lines.sort().join(''));
  }
}

/** Whether the translation was made from this English text. */
export function isCurrent(translated: Translated, key: string, { language, english }: Source): boolean {
  return translated.get(key)?.get(hashText(english))?.has(language) === true;
}

interface Source {
  language: string;
  english: string;
}

/** Records that the translation was made from this English text, and from no other. */
export function accept(translated: Translated, key: string, { language, english }: Source) {
  for (const [hash, codes] of translated.get(key) ?? []) {
    codes.delete(language);
    if (codes.size === 0) translated.get(key)?.delete(hash);
  }
  record(translated, key, hashText(english), language);
}

/** Removes keys that English no longer has. */
export function prune(translated: Translated, english: ReadonlyMap<string, string>) {
  for (const key of [...translated.keys()]) if (!english.has(key)) translated.delete(key);
}

function record(translated: Translated, key: string, hash: string, language: string) {
  const hashes = translated.get(key) ?? new Map<string, Set<string>>();
  hashes.set(hash, (hashes.get(hash) ?? new Set<string>()).add(language));
  translated.set(key, hashes);
}

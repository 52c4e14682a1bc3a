import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which English text each translation was made from: by key and by hash of the English text, the languages translated
 * from it. Stored in `messages/source-hashes`, one file per namespace, with a key, a hash and languages per line, sorted.
 */
export type SourceHashes = Map<string, Map<string, Set<string>>>;

const root = 'messages/source-hashes';

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Several lines for one key are combined, so that git can merge two sides by keeping the lines of both. */
export function readSourceHashes(folder = root): SourceHashes {
  const sourceHashes: SourceHashes = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [name = '', hash = '', codes = ''] = line.split('\t');
      for (const code of codes.split(' '))
        record(sourceHashes, `${path.parse(file).name}:${name}`, hash, code);
    }
  }
  return sourceHashes;
}

export function writeSourceHashes(sourceHashes: SourceHashes, folder = root) {
  const files = Map.groupBy(sourceHashes, ([key]) => key.slice(0, key.indexOf(':')));
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
export function isCurrent(sourceHashes: SourceHashes, key: string, { language, english }: Source): boolean {
  return sourceHashes.get(key)?.get(hashText(english))?.has(language) === true;
}

interface Source {
  language: string;
  english: string;
}

/** Records that the translation was made from this English text, and from no other. */
export function accept(sourceHashes: SourceHashes, key: string, { language, english }: Source) {
  for (const [hash, codes] of sourceHashes.get(key) ?? []) {
    codes.delete(language);
    if (codes.size === 0) sourceHashes.get(key)?.delete(hash);
  }
  record(sourceHashes, key, hashText(english), language);
}

/** Removes keys that English no longer has. */
export function prune(sourceHashes: SourceHashes, english: ReadonlyMap<string, string>) {
  for (const key of [...sourceHashes.keys()]) if (!english.has(key)) sourceHashes.delete(key);
}

function record(sourceHashes: SourceHashes, key: string, hash: string, language: string) {
  const hashes = sourceHashes.get(key) ?? new Map<string, Set<string>>();
  hashes.set(hash, (hashes.get(hash) ?? new Set<string>()).add(language));
  sourceHashes.set(key, hashes);
}

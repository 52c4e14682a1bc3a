import { comparable, isUnspaced } from './complaints/comparable';
import { quoteText } from './quote-text';

/**
 * Parses a comma-separated list of word stems over any number of lines. `price + only` is one entry, all parts of which
 * must occur.
 */
export function stems(...lines: string[]): readonly string[] {
  return lines
    .flatMap((line) => line.split(', '))
    .map((entry) => entry.split(' + ').map(comparable).join('+'));
}

/** Classifies texts by their word stems. Returns each kind found with the first text that matched it. */
export function sortByKind<Kind extends string>(
  texts: readonly string[],
  kinds: Readonly<Record<Kind, readonly string[]>>,
): Map<Kind, string> {
  const found = new Map<Kind, string>();
  for (const text of texts) {
    const plain = comparable(text);
    for (const kind of listKeys(kinds)) {
      if (found.has(kind) || !kinds[kind].some((entry) => hasAll(plain, entry))) continue;
      const quoted = quoteText(text);
      if (quoted) found.set(kind, quoted);
    }
  }
  return found;
}

function listKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function hasAll(plain: string, entry: string): boolean {
  return entry.split('+').every((stem) => containsStem(plain, stem));
}

function containsStem(plain: string, stem: string): boolean {
  return isUnspaced(stem) ? plain.includes(stem) : ` ${plain}`.includes(` ${stem}`);
}

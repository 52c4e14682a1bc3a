import type { Locale } from '@/lib/i18n/locales';
import { comparable, searchedParts } from './comparable';

/** All parts of an entry have to occur. */
interface Entry<Name> {
  name: Name;
  part: string;
  others: readonly string[];
}

/** The entries of a language by the first letters of their first part, so that a text is compared with few of them. */
type Entries<Name> = ReadonlyMap<string, readonly Entry<Name>[]>;

/** Letters by which entries are found; shorter ones by what they have. */
const START = 3;

/** A search for the words of a table, which has for each name a list in each language; a language is read at its first use. */
export function wordFinder<Name extends string>(
  names: readonly Name[],
  tables: Record<Locale, Record<Name, string>>,
): (text: string, languages: readonly Locale[]) => Set<Name> {
  const read = new Map<Locale, Entries<Name>>();
  return (text, languages) => {
    const plain = ` ${comparable(text)} `;
    const found = new Set<Name>();
    for (const locale of languages) {
      const entries = read.get(locale) ?? readEntries(names, tables[locale]);
      read.set(locale, entries);
      for (let at = 0; at < plain.length; at++) {
        for (let size = 1; size <= START; size++) {
          for (const { name, part, others } of entries.get(plain.slice(at, at + size)) ?? []) {
            if (plain.startsWith(part, at) && others.every((other) => plain.includes(other))) found.add(name);
          }
        }
      }
    }
    return found;
  };
}

function readEntries<Name extends string>(
  names: readonly Name[],
  table: Record<Name, string>,
): Entries<Name> {
  return Map.groupBy(
    names.flatMap((name) =>
      table[name].split(', ').map((entry) => {
        const [part = '', ...others] = searchedParts(entry);
        return { name, part, others };
      }),
    ),
    ({ part }) => part.slice(0, START),
  );
}

import type { Locale } from '@/lib/i18n/locales';
import bg from './everyday/bg.json';
import de from './everyday/de.json';
import en from './everyday/en.json';
import es from './everyday/es.json';
import fa from './everyday/fa.json';
import ja from './everyday/ja.json';
import pl from './everyday/pl.json';
import pt from './everyday/pt.json';
import zh from './everyday/zh.json';
import { wordFinder } from './find-words';

type Meaning = keyof typeof en;

/** Type check: each language has words for each meaning. */
const tables: Record<Locale, Record<Meaning, string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/**
 * What the everyday words of a text mean: money, a cousin, Sunday. They are no complaint by themselves; they let a
 * language learn from the examples of the others.
 */
export const findMeanings = wordFinder(listMeanings(), tables);

function listMeanings(): Meaning[] {
  const meanings: Meaning[] = [];
  for (const meaning in en) if (isMeaning(meaning)) meanings.push(meaning);
  return meanings;
}

function isMeaning(name: string): name is Meaning {
  return Object.hasOwn(en, name);
}

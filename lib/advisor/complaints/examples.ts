import type { Locale } from '@/lib/i18n/locales';
import bg from './examples/bg.json';
import de from './examples/de.json';
import en from './examples/en.json';
import es from './examples/es.json';
import fa from './examples/fa.json';
import ja from './examples/ja.json';
import pl from './examples/pl.json';
import pt from './examples/pt.json';
import zh from './examples/zh.json';
import { type ComplaintKind, complaintKinds } from './kinds';
import { listFeatures } from './text-features';

/** Type check: each language has examples of each kind. */
const tables: Record<Locale, Record<ComplaintKind, string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/** A feature that no example has. */
const UNKNOWN_WEIGHT = 1.2;

/** The examples of a language, indexed by what occurs in them. */
export interface Examples {
  /** Of each example. */
  kinds: readonly ComplaintKind[];
  /** Of each example, the root of its squared weights. */
  lengths: readonly number[];
  /** The examples in which a feature occurs. */
  places: ReadonlyMap<string, readonly number[]>;
  /** A feature weighs the more, the fewer kinds have it. */
  weigh: (feature: string, share: number) => number;
}

const indexed = new Map<Locale, Examples>();

/** Indexed once. */
export function readExamples(locale: Locale): Examples {
  const known = indexed.get(locale);
  if (known) return known;
  const examples = indexExamples(tables[locale]);
  indexed.set(locale, examples);
  return examples;
}

function indexExamples(table: Record<ComplaintKind, string>): Examples {
  const all = complaintKinds.flatMap((kind) =>
    table[kind].split(' | ').map((text) => ({ kind, features: listFeatures(text) })),
  );
  const places = new Map<string, number[]>();
  all.forEach(({ features }, index) => {
    for (const feature of features.keys()) {
      const list = places.get(feature);
      if (list) list.push(index);
      else places.set(feature, [index]);
    }
  });
  const rarity = new Map(
    [...places].map(([feature, list]) => {
      const kinds = new Set(list.map((index) => all[index]?.kind)).size;
      return [feature, Math.log((complaintKinds.length + 1) / kinds)] as const;
    }),
  );
  const weigh = (feature: string, share: number) => (rarity.get(feature) ?? UNKNOWN_WEIGHT) * share;
  return {
    kinds: all.map(({ kind }) => kind),
    lengths: all.map(({ features }) =>
      Math.sqrt([...features].reduce((sum, [feature, share]) => sum + weigh(feature, share) ** 2, 0)),
    ),
    places,
    weigh,
  };
}

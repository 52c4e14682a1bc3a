import type { Locale } from '@/lib/i18n/locales';
import type { Complaint } from './complaint';
import bg from './examples/bg.json';
import de from './examples/de.json';
import en from './examples/en.json';
import es from './examples/es.json';
import fa from './examples/fa.json';
import ja from './examples/ja.json';
import pl from './examples/pl.json';
import pt from './examples/pt.json';
import zh from './examples/zh.json';
import { languagesOf } from './guess-language';
import { complaintKinds } from './kinds';
import { listFeatures } from './text-features';

/** What an example is of; texts about something else have examples, too. */
export const readKinds: readonly Complaint['kind'][] = [...complaintKinds, 'unknown'];

/** Type check: each language has examples of each kind. */
const tables: Record<Locale, Record<Complaint['kind'], string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/** What each kind is taken to say of everything, so that a rare feature proves nothing by itself. */
const PRIOR = 0.1;

/** Of each feature, by how much it speaks for each of `readKinds`, or against it. */
export type Odds = ReadonlyMap<string, readonly number[]>;

const learned = new Map<Locale, Odds>();

/** Learned once from the examples of a language. */
export function readOdds(locale: Locale): Odds {
  const known = learned.get(locale);
  if (known) return known;
  const odds = learn(locale);
  learned.set(locale, odds);
  return odds;
}

/**
 * Naive Bayes: the logarithm of how much more often a kind says a feature than the average kind, times how few kinds say
 * it at all.
 */
function learn(locale: Locale): Odds {
  const counts = countFeatures(locale);
  const rarities = new Map(
    [...counts].map(([feature, count]) => {
      const saying = count.filter((times) => times > 0).length;
      return [feature, Math.log((readKinds.length + 1) / saying)] as const;
    }),
  );
  const weigh = (times: number, feature: string) => (times + PRIOR) * (rarities.get(feature) ?? 0);
  const totals = readKinds.map((_, kind) =>
    [...counts].reduce((sum, [feature, count]) => sum + weigh(count[kind] ?? 0, feature), 0),
  );
  return new Map(
    [...counts].map(([feature, count]) => {
      const shares = count.map((times, kind) => weigh(times, feature) / (totals[kind] || 1));
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      return [feature, shares.map((share) => Math.log(share / mean) * (rarities.get(feature) ?? 0))] as const;
    }),
  );
}

/** How often each kind says a feature. */
function countFeatures(locale: Locale): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  readKinds.forEach((name, kind) => {
    for (const example of tables[locale][name].split(' | ')) {
      for (const [feature, amount] of listFeatures(example, languagesOf(locale))) {
        const count = counts.get(feature) ?? readKinds.map(() => 0);
        count[kind] = (count[kind] ?? 0) + amount;
        counts.set(feature, count);
      }
    }
  });
  return counts;
}

import { comparable, isUnspaced } from './comparable';

/** Letters of a word that count as its stem: enough to tell words apart, few enough to join their forms. */
const STEM = 5;
const GRAM = 4;

/** What two texts can have in common, with how much it says: a word most, two neighbours less, a few letters least. */
export function listFeatures(text: string): Map<string, number> {
  const words = comparable(text).split(' ').filter(Boolean);
  const stems = words.map((word) => [...word].slice(0, STEM).join(''));
  const features = new Map<string, number>();
  for (const gram of words.flatMap(listGrams)) features.set(gram, 0.5);
  stems.forEach((stem, index) => {
    if (isUnspaced(stem)) return;
    features.set(` ${stem}`, 1);
    if (index > 0) features.set(`${stems[index - 1]} ${stem}`, 0.8);
  });
  return features;
}

function listGrams(word: string): string[] {
  if (isUnspaced(word)) return [1, 2, 3].flatMap((size) => cutGrams(word, size));
  return cutGrams(`_${word}_`, GRAM);
}

function cutGrams(word: string, size: number): string[] {
  const letters = [...word];
  return letters
    .slice(0, Math.max(0, letters.length - size + 1))
    .map((_, at) => letters.slice(at, at + size).join(''));
}

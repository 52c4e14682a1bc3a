import type { Edit } from './mutant';

/** Every place of a message file where a stated text is shown, with another text in its place. */
export function wordEdits(json: string, words: readonly string[]): Edit[] {
  return words.flatMap((word) => {
    const written = JSON.stringify(word).slice(1, -1);
    return placesOf(json, written).map((start): Edit => {
      return { kind: 'word', start, end: start + written.length, replacement: 'Quite another text' };
    });
  });
}

/** Where a text is a value, or else a part of one; as a key or in the middle of a word it would be something else. */
function placesOf(json: string, written: string): number[] {
  const pattern = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<=")${pattern}(?="(?!\\s*:))`, 'g');
  const part = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}]|"\\s*:)`, 'gu');
  const places = (found: RegExp) => [...json.matchAll(found)].map(({ index }) => index);
  const values = places(whole);
  return values.length > 0 ? values : places(part);
}

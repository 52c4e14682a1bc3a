/** Where names are written family name first. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/**
 * The two names that importers of other programs ask for, from the one that people write: `Olsen, Mara` and `Mara Olsen` are the
 * same; what has one word, or no spaces, is the last name, which some of them demand.
 */
export function splitName(name: string): { first: string; last: string } {
  const text = name.trim().replace(/\s+/g, ' ');
  const [family = '', given, ...more] = text.split(/[,、，]/).map((part) => part.trim());
  if (given && more.length === 0) return { first: given, last: family };
  const words = text.split(' ');
  if (words.length === 1) return { first: '', last: text };
  if (familyFirst.test(text)) return { first: words.slice(1).join(' '), last: words[0] ?? '' };
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

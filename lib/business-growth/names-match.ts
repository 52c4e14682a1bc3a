const legalForms = new Set([
  'pty',
  'ltd',
  'limited',
  'proprietary',
  'the',
  'and',
  'co',
  'inc',
  'trust',
  'au',
]);
/** States, countries and postcodes that people write after a suburb. */
const afterSuburbs = /\b(?:qld|queensland|nsw|new south wales|australia|\d{4})\b/g;

/**
 * Whether two names are those of one business: most of their words are the same, or the shorter name (at least two
 * words) is part of the other. `suburb` is removed from both, because many businesses add it to their name.
 */
export function namesMatch(one: string, other: string, suburb = ''): boolean {
  const place = new Set(splitNameWords(suburbName(suburb)));
  const [a, b] = [one, other].map((name) => distinctive(splitNameWords(name), place));
  if (!a || !b || a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  const smaller = Math.min(a.size, b.size);
  return shared / (a.size + b.size - shared) >= 0.6 || (smaller >= 2 && shared === smaller);
}

/** Whether an address is in a suburb. Only the words before the state count, because a street may be named after another suburb. */
export function isInSuburb(address: string, suburb: string): boolean {
  const name = splitNameWords(suburbName(suburb)).join(' ');
  if (name === '') return false;
  const parts = address.split(',').map((part) => splitNameWords(part).join(' '));
  const withState = parts.filter((part) => new RegExp(afterSuburbs).test(part));
  return (withState.length > 0 ? withState : parts).some(
    (part) => part === name || part.startsWith(`${name} `),
  );
}

/** "Nerang QLD 4211, Australia" → "nerang". */
function suburbName(suburb: string): string {
  const [first = ''] = suburb.split(',');
  const name = fold(first).replace(afterSuburbs, ' ').trim();
  return name === '' ? fold(first) : name;
}

function distinctive(words: readonly string[], place: ReadonlySet<string>): Set<string> {
  const kept = words.filter((word) => !legalForms.has(word) && !place.has(word));
  return new Set(kept.length > 0 ? kept : words);
}

function splitNameWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Removes case, accents and apostrophes, so that "Joe’s" equals "Joes". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`´]/gu, '')
    .toLowerCase();
}

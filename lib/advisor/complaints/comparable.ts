/** Lower case, without accents, apostrophes and punctuation. Persian has two letters each for K and Y on common keyboards. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/['’‘`´]/gu, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ك', 'ک')
    .replaceAll('ي', 'ی')
    .replaceAll('أ', 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();
}

/** Whether a text is of a script without spaces between words, where a stem may begin anywhere. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** An entry of a table, as its parts are looked for in ` ${comparable text} `: "book + never come" needs both. */
export function searchedParts(entry: string): readonly string[] {
  return entry.split(' + ').map(searchedStem);
}

/** At the beginning of a word; all of it if the stem ends in "=", anywhere if it begins with "*", as in compounds. */
function searchedStem(stem: string): string {
  const plain = comparable(stem);
  if (isUnspaced(plain) || stem.startsWith('*')) return plain;
  return stem.endsWith('=') ? ` ${plain} ` : ` ${plain}`;
}

import { westernDigits } from './dialled-number';

const states =
  'QLD|NSW|VIC|TAS|ACT|NT|SA|WA|Queensland|New South Wales|Victoria|Tasmania|South Australia|Western Australia|Northern Territory';
const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const streets =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Parade|Pde|Terrace|Tce|Crescent|Cres|Cct|Esplanade';

/** The number of a house behind its street: "14", "4a", "12/4", "3–5". */
const house =
  '\\d{1,4}(?:\\s?[a-zA-Z](?![\\p{L}\\d]))?(?:(?:[-–]|\\s?/\\s?)\\d{1,4}[a-zA-Z]?(?![\\p{L}\\d]))?(?!\\d)';

/**
 * Address patterns that match little else. Every repetition is bounded. `street` is a look-behind from the number,
 * because numbers are rarer than capital letters. `place`: a street may stand before it.
 */
const forms = [
  new RegExp(`(?<place>\\b(?:${states})\\.?,?\\s+\\d{4}\\b)`),
  new RegExp(`(?<place>\\b(?:${usStates}),?\\s+\\d{5}(?:-\\d{4})?\\b)`),
  new RegExp(
    `\\b\\d{1,5}[A-Za-z]?(?:[-–/]\\d{1,5})?,?\\s(?:\\p{Lu}[\\p{L}'’.]{0,30}\\s){1,3}(?:${streets})\\b`,
    'u',
  ),
  /(?<place>\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b)/,
  /(?<place>\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b)/,
  new RegExp(
    `(?=\\s\\d)(?<=(?<street>\\p{Lu}[\\p{L}.-]{0,40}(?:\\s?[Ss]tra(?:ß|ss)e|\\s?[Ss]tr\\.|weg|platz|allee|gasse|straat|laan|plein|gatan|vägen)))\\s${house}`,
    'u',
  ),
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|chemin|allée|impasse|quai)\s(?:(?:de|du|des|la|le|les)\s){0,3}[\p{L}'’-]{1,30}/iu,
  new RegExp(
    `(?<!\\p{L})(?:Calle|C/|Avenida|Avda\\.?|Plaza|Paseo|Rua|Av\\.|Praça|Via|Viale|Piazza|Corso|ul\\.|al\\.|ул\\.|бул\\.)\\s?[\\p{L}\\s.'’„“"]{2,40},?\\s(?:n[º°.]\\s?|№\\s?)?${house}`,
    'u',
  ),
  /خیابان[^.]{1,60}پلاک(?:\s?\d{1,4})?/u,
  /ул\.\s?[\p{L}\s.-]{2,40},\s(?:д\.\s?)?\d{1,4}(?!\d)/u,
  // A street of any name, its number, and a postcode with its place.
  /(?<!\p{L})(?=\p{Lu})(?:[\p{L}.’'-]{1,30}\s){1,4}\d{1,4}[a-z]?(?:\/\d{1,4})?(?=,\s(?:\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,5})\s\p{Lu}\p{L})/u,
  /\p{Script=Hangul}{2,6}[시도]?\s\p{Script=Hangul}{1,5}[시군구]\s\p{Script=Hangul}{1,10}[로길]\s\d{1,4}/u,
  /〒\s?\d{3}-\d{4}/,
  /\p{Script=Han}{2,3}[都道府県]\p{Script=Han}{1,6}[市区町村郡][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,12}(?:\d{1,3}(?:丁目|番地?|号|[−-])){1,3}\d{0,3}/u,
  /[\u4e00-\u9fff]{2,20}[路街道]\d{1,5}[号號]/u,
];
/** Characters before the recognised part in which the rest of an address is looked for. */
const BEFORE = 60;
const sentenceEnd = /(?:[!?;:|·•“”»«„()]|(?<=\p{L}{4}|\d)\.)\s|\s[-–—]\s/gu;
const unitBefore = /(?:^|,\s)(?:shop|unit|suite|level|apt|floor|lot)\s\w{1,5}$/i;
/** What follows a street: "70173 Stuttgart", "Nerang QLD 4211", "東京都渋谷区神宮前1-2-3". */
const placeAfter =
  /^\s?[,·•|]?\s?(?:(?:[A-Z]{1,2}-)?\d{2,6}(?:[- ]?\d{2,4}| [A-Z]{2})?\s\p{Lu}[\p{L}’'-]{1,30}(?:\s(?!Tel|Fax|Fon|Phone|Mobil|Call)\p{Lu}[\p{L}’'-]{1,30})?|\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30}){0,2},?\s(?:(?:[A-Z]{2,3}\s)?\d{4,5}(?:-\d{4})?(?!\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})|\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,24}[\d\u2212-]{0,10}(?:丁目|番地?|号|[\d\u2212-]){0,8})/u;

/** The first visible postal address, from its street to its place; null without one. */
export function visibleAddress(text: string): string | null {
  const found = findAddress(text);
  if (!found) return null;
  const start = findStart(text, found);
  const after = westernDigits(text.slice(found.end, found.end + BEFORE));
  const end = found.end + (placeAfter.exec(after)?.[0].length ?? 0);
  return text.slice(start, end).trim().toWellFormed();
}

/** Where an address begins whose recognised part may be only its state and postcode, or a street without its unit. */
function findStart(text: string, { start: known, isPlace }: FoundAddress): number {
  const from = Math.max(0, known - BEFORE);
  const ends = [...text.slice(from, known).matchAll(sentenceEnd)];
  const last = ends.at(-1);
  const first = from + (last ? last.index + last[0].length : 0);
  const before = text.slice(first, known);
  const unit = isPlace ? null : findUnit(before);
  if (!isPlace) return unit === null ? known : first + unit;
  // The last number before is the house's.
  const number =
    /\d{1,5}[A-Za-z]?(?:[-–/]\d{1,5})?(?=,?\s\p{L}[^\d]{0,60}$)|(?<=\p{Lu}\p{L}{0,30}[.,]?\s)\d{1,5}[A-Za-z]?(?=,[^\d]{0,60}$)/u.exec(
      before,
    );
  // Without a street, the place before its state: "Nerang QLD 4211".
  if (!number)
    return (
      first +
      (/(?:\p{Lu}[\p{L}’']{1,30}\s){1,3}$/u.exec(/^[A-Z]{2}/.test(text.slice(known)) ? before : '')?.index ??
        before.length)
    );
  const isFirst = /^\S+,?\s\p{Lu}/u.test(before.slice(number.index));
  if (isFirst) return first + (findUnit(before.slice(0, number.index)) ?? number.index);
  const street = /(?:\p{Lu}[\p{L}.’'-]{0,30},?\s){1,4}$/u.exec(before.slice(0, number.index));
  return first + (street?.index ?? number.index);
}

/** Where the number of a shop or flat begins at the end of a text: "Shop 3, ". Null without one. */
function findUnit(text: string): number | null {
  const unit = unitBefore.exec(text.trimEnd().replace(/,$/, ''));
  return unit && unit.index + (/^,\s/.test(unit[0]) ? 2 : 0);
}

interface FoundAddress {
  start: number;
  end: number;
  /** Only the place, before which a street may stand. */
  isPlace: boolean;
}

/** Where the first postal address of a text stands, by the most reliable form; null without one. */
export function findAddress(text: string): FoundAddress | null {
  const western = westernDigits(text);
  for (const form of forms) {
    const found = form.exec(western);
    if (found) {
      const start = found.index - (found.groups?.street?.length ?? 0);
      return { start, end: found.index + found[0].length, isPlace: found.groups?.place !== undefined };
    }
  }
  return null;
}

/** Whether the text contains the street with its number, in any usual spelling, or the postcode and the place. */
export function isAddressIn(text: string, { street, postalCode, locality }: AddressParts): boolean {
  const words = plainAddressWords(text);
  const joined = words.replaceAll(' ', '');
  const has = (part: string) => {
    const wanted = plainAddressWords(part);
    if (wanted.trim() === '') return false;
    // Japanese and Chinese put no spaces between the words of an address.
    return unspaced.test(part) ? joined.includes(wanted.replaceAll(' ', '')) : words.includes(wanted);
  };
  return has(street) || (has(postalCode) && has(locality));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface AddressParts {
  street: string;
  postalCode: string;
  locality: string;
}

const abbreviations: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  highway: 'hwy',
  parade: 'pde',
  terrace: 'tce',
  crescent: 'cres',
  court: 'ct',
  place: 'pl',
  esplanade: 'esp',
  strasse: 'str',
};

/** Normalised words, separated and surrounded by single spaces. */
export function plainAddressWords(text: string): string {
  const plain = westernDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/strasse(?!\p{L})/gu, 'str')
    // 1丁目2番3号 and 1-2-3 are one address.
    .replace(/(?<=\d)(?:丁目|番地?の?|号室?)/gu, ' ');
  const words = plain.split(/[^\p{L}\d]+/u).filter(Boolean);
  return ` ${words.map((word) => abbreviations[word] ?? word).join(' ')} `;
}

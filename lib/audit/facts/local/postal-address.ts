import { westernDigits } from './dialled-number';

const states =
  'QLD|NSW|VIC|TAS|ACT|NT|SA|WA|Queensland|New South Wales|Victoria|Tasmania|South Australia|Western Australia|Northern Territory';
const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const streets =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Parade|Pde|Terrace|Tce|Crescent|Cres|Cct|Esplanade';

/**
 * Address patterns that match little else. Every repetition is bounded. `street` is a look-behind from the number,
 * because numbers are rarer than capital letters.
 */
const forms = [
  new RegExp(`\\b(?:${states})\\.?,?\\s+\\d{4}\\b`),
  new RegExp(`\\b(?:${usStates}),?\\s+\\d{5}(?:-\\d{4})?\\b`),
  new RegExp(
    `\\b\\d{1,5}[A-Za-z]?(?:[-–/]\\d{1,5})?,?\\s(?:\\p{Lu}[\\p{L}'’.]{0,30}\\s){1,3}(?:${streets})\\b`,
    'u',
  ),
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/,
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/,
  /(?=\s\d)(?<=(?<street>\p{Lu}[\p{L}.-]{0,40}(?:\s?[Ss]tra(?:ß|ss)e|\s?[Ss]tr\.|weg|platz|allee|gasse|straat|laan|plein|gatan|vägen)))\s\d{1,4}/u,
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|chemin|allée|impasse|quai)\s\p{L}/iu,
  /(?<!\p{L})(?:Calle|C\/|Avenida|Avda\.?|Plaza|Paseo|Rua|Av\.|Praça|Via|Viale|Piazza|Corso|ul\.|al\.|ул\.|бул\.)\s?[\p{L}\s.'’„“"]{2,40},?\s(?:n[º°.]\s?|№\s?)?\d{1,4}(?!\d)/u,
  /خیابان[^.]{1,60}پلاک/u,
  /〒\s?\d{3}-\d{4}/,
  /[\u4e00-\u9fff]{2,20}[路街道]\d{1,5}[号號]/u,
];
const AROUND = 60;

/** The first visible postal address with some surrounding text; null without one. */
export function visibleAddress(text: string): string | null {
  const found = findAddress(text);
  return (
    found &&
    text
      .slice(Math.max(0, found.start - AROUND), found.end + 20)
      .trim()
      .toWellFormed()
  );
}

/** Where the first postal address of a text stands, by the most reliable form; null without one. */
export function findAddress(text: string): { start: number; end: number } | null {
  const western = westernDigits(text);
  for (const form of forms) {
    const found = form.exec(western);
    if (found) {
      const start = found.index - (found.groups?.street?.length ?? 0);
      return { start, end: found.index + found[0].length };
    }
  }
  return null;
}

/** Whether the text contains the street with its number, in any usual spelling, or the postcode and the place. */
export function isAddressIn(text: string, { street, postalCode, locality }: AddressParts): boolean {
  const words = plainAddressWords(text);
  const has = (part: string) =>
    plainAddressWords(part).trim() !== '' && words.includes(plainAddressWords(part));
  return has(street) || (has(postalCode) && has(locality));
}

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
    .replace(/strasse(?!\p{L})/gu, 'str');
  const words = plain.split(/[^\p{L}\d]+/u).filter(Boolean);
  return ` ${words.map((word) => abbreviations[word] ?? word).join(' ')} `;
}

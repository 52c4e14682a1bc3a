import { plainAddressWords } from './postal-address';

/** A postal address in one line, such as Google's, taken apart. '' for what it doesn't have. */
interface Place {
  street: string;
  postalCode: string;
  locality: string;
}

/** Postcodes by their form, those that can be nothing else first. Four digits only beside the name of a place. */
const postcodes = [
  /(?<!\d)\d{3}-\d{4}(?!\d)/,
  /(?<!\d)\d{5}-\d{3}(?!\d)/,
  /(?<!\d)\d{4}-\d{3}(?!\d)/,
  /(?<!\d)\d{2}-\d{3}(?!\d)/,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/,
  /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/,
  /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/,
  /\b\d{4} [A-Z]{2}\b(?=\s\p{L})/u,
  /(?<!\d)\d{6}(?!\d)/,
  /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/,
  /(?<=\p{L}\s)\d{4}$|^\d{4}(?=\s\p{L})/u,
];
/** Words of addresses that say what kind of street it is; they are written in many ways. */
const streetKinds =
  /^(?:st|rd|ave?|dr|ln|blvd|hwy|pde|tce|cres|ct|pl|esp|str|calle|c|avda|avenida|plaza|rua|r|av|via|viale|piazza|corso|ul|al|ulica|ulitsa|bul|bulevard|rue|boulevard|place|shop|unit|suite|level|улица|ул|бул)$/;

/** Takes an address in one line apart, whatever its country's order: "12 Elm St, Springfield, IL 62704, USA". */
function readPlace(line: string): Place {
  const parts = line
    .split(/[,،、]/)
    .map((part) => part.trim())
    .filter(Boolean);
  for (const form of postcodes) {
    const at = parts.findLastIndex((part) => form.test(part));
    const [postalCode] = form.exec(parts[at] ?? '') ?? [];
    if (postalCode === undefined) continue;
    const beside = (parts[at] ?? '')
      .replace(postalCode, ' ')
      .replace(/\s\b[A-Z]{2,3}\b\s?$|^\s?[A-Z]{2}\s?$|〒/g, '')
      .trim();
    // "Springfield, IL 62704": the place stands before.
    const locality = beside || (parts[at - 1] ?? '').replace(/\s-\s[A-Z]{2}$/, '');
    return {
      street: findStreet(beside === '' ? parts.slice(0, at - 1) : parts.slice(0, at)),
      postalCode,
      locality,
    };
  }
  const street = findStreet(parts.slice(0, -1));
  return { street, postalCode: '', locality: street === '' ? '' : (parts.at(-2) ?? '') };
}

/** The last part with a number, with the street before it where it is only the number: "Via Roma, 1". */
function findStreet(parts: readonly string[]): string {
  const at = parts.findLastIndex((part) => /\d/.test(part));
  const street = parts[at] ?? '';
  return /^\d+\s?[A-Za-z]?(?:\s-\s.*)?$/.test(street)
    ? `${parts[at - 1] ?? ''} ${street.replace(/\s-\s.*/, '')}`
    : street;
}

/**
 * Whether a text shows the same place as an address in one line. `unclear`: nothing contradicts, because the line is a service
 * area, or in another script than the text.
 */
export function comparePlaces(line: string, text: string): 'same' | 'other' | 'unclear' {
  const { street, postalCode, locality } = readPlace(line);
  if (street === '' && postalCode === '') return 'unclear';
  const words = plainAddressWords(text);
  const has = (part: string) => part !== '' && words.includes(plainAddressWords(part));
  const names = plainAddressWords(street)
    .split(' ')
    .filter((word) => /\p{L}{3}/u.test(word) && !streetKinds.test(word) && !/\d/.test(word));
  const found =
    names.length > 0 && names.every((name) => words.includes(` ${name} `))
      ? compareNumber(street, names[0] ?? '', words)
      : 'unclear';
  if (found !== 'unclear') return found;
  const hasCode = has(postalCode);
  if (hasCode && (postalCode.length > 4 || has(locality))) return 'same';
  return postalCode !== '' && !hasCode && sharesScript(line, text) ? 'other' : 'unclear';
}

/** Words between a street's name and its number at most: "12 Old Station St", "Station Street No. 12". */
const NEAR = 3;

/** The numbers beside a street's name in a text, against those of a street. */
function compareNumber(street: string, name: string, words: string): 'same' | 'other' | 'unclear' {
  const own: string[] = street.match(/\d{1,5}/g) ?? [];
  const all = words.trim().split(' ');
  const beside = all.flatMap((word, at) =>
    word === name
      ? all
          .slice(Math.max(0, at - NEAR), at + NEAR + 1)
          .flatMap((near) => /^\d{1,4}(?=[a-z]?$)/.exec(near)?.[0] ?? [])
      : [],
  );
  if (beside.some((number) => own.includes(number))) return 'same';
  return own.length > 0 && beside.length > 0 ? 'other' : 'unclear';
}

const scripts = [
  /\p{Script=Latin}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hangul}/gu,
];

/** Whether most of both texts is in one script. Names in another script can't be compared. */
export function sharesScript(one: string, other: string): boolean {
  return findScript(one) === findScript(other);
}

function findScript(text: string): number {
  const counts = scripts.map((script) => text.match(script)?.length ?? 0);
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

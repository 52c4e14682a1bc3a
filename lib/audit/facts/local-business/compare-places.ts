import { westernDigits } from './dialled-number';
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
  /(?<!\d)\d{3} \d{2}(?!\d)(?=\s\p{L})/u,
  /(?<!\d)\d{6}(?!\d)/,
  /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/,
  /(?<=\p{L}\s)\d{4}$|^\d{4}(?=\s\p{L})/u,
];
/** Words of addresses that say what kind of street it is; they are written in many ways. */
const streetKinds =
  /^(?:st|rd|ave?|dr|ln|blvd|hwy|pde|tce|cres|ct|pl|esp|str|calle|c|avda|avenida|plaza|rua|r|av|via|viale|piazza|corso|ul|al|ulica|ulitsa|bul|bulevard|rue|boulevard|place|shop|unit|suite|level|улица|ул|бул|خیابان|کوچه|بلوار|میدان|پلاک)$/;

/** Takes an address in one line apart, whatever its country's order: "12 Elm St, Springfield, IL 62704, USA". */
function readPlace(line: string): Place {
  const parts = westernDigits(line)
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
  return /^(?:پلاک|№|n[º°.ro]{1,2}|nr)?\s?\d+\s?[A-Za-z]?(?:\s-\s.*)?$/i.test(street)
    ? `${parts[at - 1] ?? ''} ${street.replace(/\s-\s.*/, '')}`
    : street;
}

/**
 * Whether a text shows the same place as an address in one line. `unclear`: nothing contradicts, because the line is a service
 * area, or in another script than the text.
 */
export function comparePlaces(line: string, text: string): 'same' | 'other' | 'unclear' {
  const words = plainAddressWords(text);
  const blocks = compareBlocks(plainAddressWords(line), words);
  if (blocks) return blocks;
  const { street, postalCode, locality } = readPlace(line);
  if (street === '' && postalCode === '') return 'unclear';
  const has = (part: string) => part !== '' && words.includes(plainAddressWords(part));
  const names = plainAddressWords(street)
    .split(' ')
    .filter((word) => (/^\p{L}{3,}$/u.test(word) && !streetKinds.test(word)) || ordinal.test(word));
  const found =
    names.length > 0 && names.every((name) => words.includes(` ${name} `))
      ? compareNumber(street, names[0] ?? '', words)
      : 'unclear';
  if (found !== 'unclear') return found;
  const plain = (code: string) => code.replace(/[\s-]/g, '');
  // "111 51" is 11151, and no postcode contradicts none.
  const hasCode = postalCode !== '' && listCodes(text, postalCode).map(plain).includes(plain(postalCode));
  const hasOther = !hasCode && listCodes(text, postalCode).length > 0;
  if (hasCode && (postalCode.length > 4 || has(locality))) return 'same';
  return hasOther && sharesScript(line, text) ? 'other' : 'unclear';
}

/** What a text has of the form of a postcode, with a space or hyphen within or without. */
function listCodes(text: string, code: string): string[] {
  const form = writeForm(code);
  return [
    ...westernDigits(text)
      .toUpperCase()
      .matchAll(/(?<![\p{L}\d-])[A-Z\d]{2,5}(?:[ -]?[A-Z\d]{2,4})?(?![\p{L}\d])/gu),
  ]
    .flatMap(({ 0: found }) => [found, ...found.split(' ')])
    .filter((each) => writeForm(each) === form);
}

/** "SW1A 1AA" is A9A9AA with digits and letters for others. */
function writeForm(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
}

/** Without spaces between words a name and its numbers are compared: 神宮前1-2-3. Null where one of both has none. */
function compareBlocks(line: string, words: string): 'same' | 'other' | null {
  const [, name = '', numbers = ''] = block.exec(line) ?? [];
  if (name === '') return null;
  const found: string[] = [];
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [own] = blockNumbers.exec(words.slice(at + name.length)) ?? [];
    if (own) found.push(own.trim());
  }
  const begins = (one: string, other: string) => `${one} `.startsWith(`${other} `);
  if (found.some((own) => begins(own, numbers) || begins(numbers, own))) return 'same';
  return found.length > 0 ? 'other' : null;
}

const block =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{3}) ?(\d{1,4}(?: \d{1,4}(?![\p{L}\d])){0,3})/u;
const blockNumbers = /^ ?\d{1,4}(?: \d{1,4}(?![\p{L}\d])){0,3}/u;

/** "5th Avenue" */
const ordinal = /^\d{1,3}(?:st|nd|rd|th)$/;
/** Words within the names of streets that are no names. */
const small = /^(?:de|la|le|les|du|des|del|do|da|dos|das|los|las|der|den|dem|am|an|zum|zur|of|the|no|nr|n)$/;

/** Words between a street's name and its number at most: "12 Old Station St", "Station Street No. 12". */
const NEAR = 3;

/** The numbers beside a street's name in a text, against those of a street. */
function compareNumber(street: string, name: string, words: string): 'same' | 'other' | 'unclear' {
  const own: string[] = plainAddressWords(street).match(/(?<= )\d{1,5}(?=[a-z]? )/g) ?? [];
  const all = words
    .trim()
    .split(' ')
    .filter((word) => !streetKinds.test(word) && !small.test(word));
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

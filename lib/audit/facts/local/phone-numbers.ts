import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { isOwnWord } from '../page/own-words';
import { continuesStreetNumber } from './continues-street-number';

export interface PhoneNumber {
  /** As written in the text. */
  text: string;
  /** For a tel: address: digits, with a leading + if the number has one. */
  tel: string;
}

const MOST_DIGITS = 12;
const FEWEST_DIGITS = 6;
/** Most numbers read per pattern. */
const NUMBERS_READ = 100;
/** Characters before a number that are searched for its label. */
const LABEL_ROOM = 16;
/** Characters after a number that are searched for a street name. */
const STREET_ROOM = 120;

const gap = '[\\s.\\-\\u2010-\\u2015/()]{0,3}';
const digits = (count: string) => `(?:${gap}\\d){${count}}`;

/** Patterns that match only phone numbers, the strictest first. Every repetition is bounded. */
const forms = [
  // International: Australia, North America and Britain by their length, others by the longest possible.
  `\\+61${digits('9')}`,
  `\\+1${digits('10')}`,
  `\\+44${gap}(?:\\(0\\))?${digits('9,10')}`,
  `\\+\\d{1,3}${digits('7,11')}`,
  // Australia: freephone, local rate, mobile, area.
  '1[38]00[\\s-]?\\d{3}[\\s-]?\\d{3}',
  '13\\s\\d{2}\\s\\d{2}',
  '04\\d{2}[\\s-]?\\d{3}[\\s-]?\\d{3}',
  '\\(?0[2378]\\)?\\s?\\d{4}[\\s-]?\\d{4}',
  // North America: ten digits, with or without 1.
  '(?:1[-.\\s])?(?:\\([2-9]\\d{2}\\)\\s?|[2-9]\\d{2}[-.\\s])\\d{3}[-.\\s]\\d{4}',
  // Elsewhere a national number begins with 0, but not with 000, the end of a number such as 10 000.
  '\\(?0(?!00)\\d{1,4}\\)?(?:[\\s\\-\\u2010-\\u2015/.]{1,3}\\d{2,8}){1,4}',
  '0\\d{8,10}',
];
const unlabelled = new RegExp(
  `(?:(?=\\()|(?<![\\p{L}\\d_@#$€£=/+])(?<!\\d[.,:-]))(?:${forms.join('|')})(?![\\p{L}\\d_%@])`,
  'gu',
);
const labelled = new RegExp(
  `(?:\\btel|phone|\\bph|\\bcall|mobile|telefon|téléphone|teléfono|telefone|telefono|tlf|\\bfon|тел|тел\\.|تلفن|موبایل|電話|电话|전화)[a-z]{0,6}[.:\\s]{1,3}(\\+?\\(?\\d${digits('5,12')})(?![\\p{L}\\d_%@])`,
  'giu',
);

/** Australian numbers have a known length: international, freephone and local rate, mobile, area. */
const wholeAustralian =
  /^(?:\+61(?:[\s.\-\u2010-\u2015/()]{0,3}\d){9}|1[38]00[\s-]?\d{3}[\s-]?\d{3}|04\d{2}[\s-]?\d{3}[\s-]?\d{3}|\(?0[2378]\)?\s?\d{4}[\s-]?\d{4})(?!\d)/;
const lastGroup = /(?<=\d)\s{1,3}[1-9]\d{0,4}(?:[-–/]\d{1,5})?$/;

const otherNumber =
  /(?:fax|telefax|abn|acn|arbn|bsb|acc(?:ount|t)?|vat|ust|gst|tfn|isbn|ean|sku|order|invoice|licen[cs]e|qbcc|lic|iban|nip|regon|krs|siret|siren|eik|ein|id|ref|bic)(?:\s?(?:no|nr|number|id|#))?[.:#\s]{0,3}$/i;
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;

/** The first visible phone numbers of the page, without duplicates, fax numbers and company numbers. */
export function visiblePhones(html: HtmlFacts): PhoneNumber[] {
  const text = westernDigits(html.text);
  const codeText = westernDigits(html.codeText);
  const found = [...findMatches(text, unlabelled), ...findMatches(text, labelled)].filter((phone) =>
    isOwnWord({ text, codeText }, phone.text),
  );
  return found.filter(
    (phone, index) => found.findIndex((other) => isSamePhone(other.tel, phone.tel)) === index,
  );
}

function findMatches(text: string, pattern: RegExp): PhoneNumber[] {
  const phones: PhoneNumber[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && phones.length < NUMBERS_READ; match = pattern.exec(text)) {
    const number = match[1] ?? match[0];
    const start = match.index + match[0].length - number.length;
    const label = text.slice(Math.max(0, start - LABEL_ROOM), start);
    const after = text.slice(start + number.length, start + number.length + STREET_ROOM);
    const whole = shortenedTo(MOST_DIGITS, withoutStreetNumber(number, after));
    // The part cut off may be the next number.
    pattern.lastIndex = start + whole.length;
    if (!otherNumber.test(label) && !date.test(whole) && extractDigits(whole).length >= FEWEST_DIGITS) {
      phones.push({ text: whole, tel: toTelAddress(whole) });
    }
  }
  return phones;
}

/** A number is often directly followed by an address: "Phone 07 5555 0100 12 Station Street". `after`: the text after it. */
function withoutStreetNumber(number: string, after: string): string {
  const known = wholeAustralian.exec(number)?.[0];
  if (known) return known;
  const shorter = continuesStreetNumber(after) ? number.replace(lastGroup, '') : number;
  return extractDigits(shorter).length >= FEWEST_DIGITS ? shorter : number;
}

/** Removes trailing groups until the number has at most `most` digits (three more with a +). */
function shortenedTo(most: number, number: string): string {
  let whole = number;
  const limit = number.startsWith('+') ? most + 3 : most;
  while (extractDigits(whole).length > limit) {
    const shorter = whole.replace(/(?<!\D)\D+\d+$/, '');
    if (shorter === whole) return '';
    whole = shorter;
  }
  return whole;
}

/** Numbers of tel: links. */
export function linkedPhones(html: HtmlFacts): string[] {
  return ['a', 'area']
    .flatMap((name) => listElements(html, name))
    .map(({ attributes }) => /^\s*(?:tel|callto):(.*)$/is.exec(attributes.href ?? '')?.[1])
    .filter((number) => number !== undefined)
    .map((number) => toTelAddress(westernDigits(number.replaceAll('%20', ' '))));
}

/** Whether two spellings mean the same number: with a country code, with the leading 0, or with neither. */
export function isSamePhone(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((number) => extractDigits(westernDigits(number).replace('(0)', '')).replace(/^0+/, ''))
    .toSorted((first, second) => first.length - second.length);
  return shorter.length >= 6 && longer.endsWith(shorter);
}

function toTelAddress(number: string): string {
  return (number.trim().startsWith('+') ? '+' : '') + extractDigits(number.replace('(0)', ''));
}

function extractDigits(number: string): string {
  return number.replace(/\D/g, '');
}

/** Replaces each Persian, Arabic and full-width digit by its ASCII digit. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );
}

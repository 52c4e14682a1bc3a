import type { HtmlFacts } from '@/lib/web-page/page';
import { findPageLanguage } from '../page/find-text-language';
import { isOwnWord } from '../page/own-words';
import { continuesStreetNumber } from './continues-street-number';
import { isSamePhone, plainFigures, plainNumber, withoutInvisible } from './dialled-number';
import {
  accountStart,
  canBePhone,
  cardNumber,
  type FiguresAround,
  isList,
  labelledNumber,
  longNumber,
  otherNumber,
  unlabelledNumber,
  vanityNumber,
  wholeAustralian,
} from './phone-forms';

export interface PhoneNumber {
  /** As written in the text, in western figures. */
  text: string;
  /** For a tel: address: digits, with a leading + if the number has one. */
  tel: string;
}

const MOST_DIGITS = 12;
const FEWEST_DIGITS = 6;
/** Most numbers read per pattern. */
const NUMBERS_READ = 100;
/** Characters before a number that are searched for its label. */
const LABEL_ROOM = 24;
/** Characters after a number that are searched for a street name. */
const STREET_ROOM = 120;

const lastGroup = /(?<=\d)\s{1,3}[1-9]\d{0,4}(?:[-–/]\d{1,5})?$/;

/** The first visible phone numbers of the page, without duplicates, fax numbers and company numbers. */
export function visiblePhones(html: HtmlFacts): PhoneNumber[] {
  return findPhones(html.text, { codeText: html.codeText, lang: findPageLanguage(html) });
}

/** The first phone numbers of a text. `codeText`: the part of it that is examples of code. */
export function findPhones(
  shown: string,
  { codeText: shownCode = '', lang }: { codeText?: string; lang: string },
): PhoneNumber[] {
  const text = plainFigures(shown);
  const codeText = plainFigures(shownCode);
  const found = [
    ...findMatches(text, unlabelledNumber).filter((match) => canBePhone(match, lang)),
    ...findMatches(text, labelledNumber).filter((phone) => !isList(phone.text)),
    ...findMatches(text, vanityNumber),
  ].filter((phone) => isOwnWord({ text, codeText }, phone.text));
  return found
    .filter((phone, index) => found.findIndex((other) => isSamePhone(other.tel, phone.tel)) === index)
    .map(({ text: shown, tel }) => ({ text: withoutInvisible(shown), tel }));
}

type Match = PhoneNumber & FiguresAround;

function findMatches(text: string, pattern: RegExp): Match[] {
  const phones: Match[] = [];
  let previousEnd = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && phones.length < NUMBERS_READ; match = pattern.exec(text)) {
    const number = match[1] ?? match[0];
    const start = match.index + match[0].length - number.length;
    const label = text.slice(Math.max(0, start - LABEL_ROOM), start);
    const after = text.slice(start + number.length, start + number.length + STREET_ROOM);
    const beforeStreet = withoutStreetNumber(number, after);
    const whole = longNumber.exec(number)?.[0] ?? shortenedTo(MOST_DIGITS, beforeStreet);
    const tel = plainNumber(whole);
    // The part cut off may be the next number.
    pattern.lastIndex = start + whole.length;
    const isOther = otherNumber.test(label) || accountStart.test(label);
    if (!isOther && extractDigits(tel).length >= FEWEST_DIGITS) {
      phones.push({
        text: whole,
        tel,
        rest: beforeStreet.slice(whole.length),
        isCard: cardNumber.test(text.slice(start, start + LABEL_ROOM)),
        isAfterFigures: /\d\s$/.test(text.slice(Math.max(previousEnd, start - 2), start)),
      });
      previousEnd = pattern.lastIndex;
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

/** Removes trailing groups until the number has at most `most` digits (three more with a country code). */
function shortenedTo(most: number, number: string): string {
  let whole = number;
  const limit = /^(?:\+|00)/.test(number) ? most + 3 : most;
  while (extractDigits(whole).length > limit) {
    const shorter = whole.replace(/(?<!\D)\D+\d+$/, '');
    if (shorter === whole) return '';
    whole = shorter;
  }
  return whole;
}

function extractDigits(number: string): string {
  return number.replace(/\D/g, '');
}

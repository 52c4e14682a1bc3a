import { invisible } from './dialled-number';

// Rules of our own: of 20 pages with figures that look like numbers, libphonenumber-js/min, which knows lengths and
// prefixes but neither groups nor the words around, takes those of seven for phone numbers (measured 26 November 2026).
// What a number dials, the library knows better (`dialled-number.ts`).

/** Characters between the digits of a number. */
const gap = `(?:[\\s.\\-\\u2010-\\u2015/()]|${invisible.source}){0,3}`;
const separator = `(?:[\\s\\-\\u2010-\\u2015/.]|${invisible.source})`;
const digits = (count: string) => `(?:${gap}\\d){${count}}`;
/** Country calling codes. https://www.itu.int/pub/T-SP-E.164D */
const callingCode =
  '(?:7|2(?:[07]|[1-69]\\d)|3(?:[0-469]|[578]\\d)|4(?:[013-9]|2\\d)|5(?:[1-8]|[09]\\d)|6(?:[0-6]|[789]\\d)|8(?:[1246]|[058]\\d)|9(?:[0-58]|[679]\\d))';

/** Longer than all others: Argentina's mobile phones with 15, Brazil's numbers with the code of a carrier. */
const longForms = [
  '(?=(?:\\D{0,3}\\d){13}(?!\\D{0,2}\\d))\\(?0\\d{2,4}\\)?[\\s-]{0,2}15[\\s-]?\\d{2,4}[\\s-]?\\d{4}',
  '0\\s?[1-9]\\d\\s\\(?[1-9]\\d\\)?\\s?\\d{4,5}-\\d{4}',
];

/** Patterns that match only phone numbers, the strictest first. Every repetition is bounded. */
const forms = [
  // International: Australia, North America and Britain by their length, others by the longest possible.
  `\\+61${digits('9')}`,
  `\\+1${gap}[2-9]${digits('9')}`,
  `\\+44${gap}(?:\\(0\\))?${digits('9,10')}`,
  `(?:\\+|00)${callingCode}(?!${gap}00)${digits('7,11')}`,
  // Australia: freephone and local rate, mobile, area.
  '1[38]00[\\s-]?\\d{3}[\\s-]?\\d{3}',
  '04\\d{2}[\\s-]?\\d{3}[\\s-]?\\d{3}',
  '\\(?0[2378]\\)?\\s?\\d{4}[\\s-]?\\d{4}',
  // China's mobile phones, of which `canBePhone` asks where they are written so.
  '1[3-9]\\d[\\s-]?\\d{4}[\\s-]?\\d{4}(?!\\d)',
  // North America: ten digits, with or without 1.
  '(?:1[-.\\s])?(?:\\([2-9]\\d{2}\\)\\s?|[2-9]\\d{2}[-.])[2-9]\\d{2}[-.\\s]\\d{4}',
  ...longForms,
  // Elsewhere a national number begins with 0; that of Russia and its neighbours with 8.
  '8(?:\\s?\\([3-9]\\d{2}\\)|[\\s-][3-9]\\d{2})[\\s-]?\\d{3}[\\s-]\\d{2}[\\s-]\\d{2}',
  // Turkey, Japan and Brazil with the area in brackets.
  '0\\s?\\([2-5]\\d{2}\\)\\s?\\d{3}\\s?\\d{2}\\s?\\d{2}',
  '0\\d{1,4}\\(\\d{1,4}\\)\\d{4}',
  '\\([1-9]\\d\\)\\s?(?!(?:19|20)\\d{2}-(?:19|20)\\d{2})9?\\d{4}-\\d{4}',
  // Nine digits without a 0, of which `canBePhone` asks where they are written so.
  '[2-9]\\d{2}[\\s-]\\d{3}[\\s-]\\d{3}(?![\\s-]?\\d)|[2-9]\\d(?:\\d\\s\\d{2}\\s\\d{2}|\\s\\d{3}\\s\\d{2})\\s\\d{2}(?!\\s?\\d)',
  `(?:\\(0[1-9]\\d{0,3}\\)${separator}{0,3}|\\(?0[1-9]\\d{0,3}\\)?${separator}{1,3})\\d{2,8}(?:${separator}{1,3}\\d{2,8}){0,5}(?:-\\d(?![\\d-]))?`,
  '0[1-9]\\d{7,9}',
];

/** Letters of languages that put no spaces between words. */
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc]';
/** What a number can't stand directly before or behind. */
const joined = (others: string) => `(?!${unspaced})[\\p{L}\\d${others}]`;
/** Units and currencies; a figure before one of them is a quantity, but for the Polish "w. 12", an extension. */
const unit =
  '(?!\\s?w\\.\\s?\\d)\\s?(?:[%°€£$¥円元人名個号年月日時分]|(?:kg|mg|g|t|mm|cm|m|m²|km|ml|l|px|pt|kW|W|V|A|Hz|MHz|GHz|GB|MB|pcs|EUR|USD|AUD|GBP|PLN|zł|лв|kr)(?![\\p{L}\\d]))';

/** Numbers in the form of a country. */
export const unlabelledNumber = new RegExp(
  `(?:(?=\\(|\\+)(?<!\\d)|(?<!${joined('_@#$€£=/+%')})(?<!${joined('')}[.,:_-]))(?:${forms.join('|')})(?!${joined('_%@')}|\\.[a-z])(?!${unit})`,
  'gu',
);

/** Words that announce a number, and what may stand between: "Call us now on". */
const announcement =
  '(?:\\bt[eé]l|zadzwoń|ll[aá]m(?:a|e|anos|enos)\\b|rufen sie|appelez|ligue\\b|обадете се|تماس|(?<!i)phone|\\bph|\\b(?:call|ring|text|dial|sms)\\b|whatsapp|mobile|telefon|téléphone|teléfono|telefone|telefono|tlf|\\bfon|тел|тел\\.|تلفن|موبایل|電話|电话|手机|手機|携帯|전화)[a-z\\p{Script=Cyrillic}]{0,6}(?:\\s(?:us|me|now|today|free|direct|toll|on|at|al|au|a|an|na|pod|für)){0,4}[.:\\s]{1,3}';
export const labelledNumber = new RegExp(
  `${announcement}(\\+?\\(?\\d${digits('5,12')})(?!${joined('_%@')})(?!${unit})`,
  'giu',
);

const prefix = '(?:1[38]00|0[58]00|0808|(?:1[-.\\s])?8(?:00|33|44|55|66|77|88))[-.\\s]?';
/** Six or seven digits of which some are a word: "1300 LUNA 00". Only behind a word that announces it: "1800 PEOPLE" is none. */
export const vanityNumber = new RegExp(
  `(?:[Cc]all|CALL|[Pp]hone|PHONE|[Rr]ing|RING|\\b[Pp]h|\\bPH|[Tt]el|TEL|[Dd]ial|DIAL|[Tt]ext|TEXT|☎)[a-z]{0,4}(?:\\s(?:us|US|now|NOW|on|ON|today|free|at)){0,3}[.:\\s]{1,3}(${prefix}(?=(?:[\\s-]?[A-Z\\d]){6,7}(?![\\s-]?[A-Z\\d]{2}))(?=[\\d\\s-]{0,4}[A-Z]{3})[A-Z\\d]{2,7}(?:[\\s-]\\d{1,4}){0,2})(?![\\p{L}\\d])`,
  'gu',
);

/** Words before a number that is no phone number. */
export const otherNumber =
  /(?:fax|telefax|abn|acn|arbn|bsb|acc(?:ount|t)?|konto|vat|ust|gst|tfn|isbn|issn|doi|pmid|ean|gtin|upc|sku|order|tracking|certificate|art(?:ikel|icle)?|serial|part|model|booking|invoice|policy|customer|licen[cs]e|qbcc|lic|permit|iban|card|nip|nif|nipc|cif|cnpj|cpf|ičo|dič|regon|krs|pesel|siret|siren|eik|ein|id|key|ref(?:erence)?|bic|imei|vin|hrb|kvk|еик|订单号|등록번호|(?:注文|受付|会員|商品|口座|許可|登録|免許|型|品)番号?|第)(?:\s?(?:no|nr|number|nummer|id|#))?[.:#\s]{0,3}$|\b(?:registration|registered|ticket|member(?:ship)?|claim|file|case|item|lot|job|quote|flight|batch|approval|provider)\s?(?:no\b|nr\b|number|#)[.:#\s]{0,3}$/i;

/** The beginning of an account's number, whose bank is named by letters: "NL91 ABNA". */
export const accountStart = /\b[A-Z]{2}\d{2}\s?[A-Z]{4}(?:\s?\d{4}){0,2}\s?$/;

export const longNumber = new RegExp(`^(?:${longForms.join('|')})(?!\\d)`);
/** Australian numbers have a known length: international, freephone and local rate, mobile, area. */
export const wholeAustralian =
  /^(?:\+61(?:[\s.\-\u2010-\u2015/()]{0,3}\d){9}|1[38]00[\s-]?\d{3}[\s-]?\d{3}|04\d{2}[\s-]?\d{3}[\s-]?\d{3}|\(?0[2378]\)?\s?\d{4}[\s-]?\d{4})(?!\d)/;
const date = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}(?!\d)|\d{2}(?![./-]?\d))/;
/** Four groups of four, of which a phone number would be a part. */
export const cardNumber = /^\d{4}(?:\s\d{4}){3}(?!\d)/;
const coordinate = /^\+\d{1,3}\.\d{4,}$/;
/** Countries that write national numbers in pairs: "01 99 00 12 34", "06 12 34 50 78". */
const writesPairs = /^(?:fr|nl|sv|tr|fi|oc|br|eu|co|lb)\b/i;
/** Countries whose national numbers are nine digits that don't begin with 0. */
const writesNine = /^(?:pl|es|ca|gl|eu|pt|cs|sk)\b/i;
const nineDigits = /^[2-9]\d[\d\s-]{7,9}$/;
const chineseMobile = /^1[3-9](?:[\s-]?\d){9}$/;
/** Pages without a language are mostly in English. */
const isEnglish = /^(?:en\b|$)/i;

export interface FiguresAround {
  /** Figures after a number that would make it too long, or ''. */
  rest: string;
  /** Other figures stand directly before it. */
  isAfterFigures: boolean;
  /** With what follows, it has the form of a card number. */
  isCard: boolean;
}

/**
 * Whether digits in a form of `unlabelledNumber` can be a phone number on a page in this language, by their groups:
 * calendars, sizes, countdowns, opening times and identifiers look alike but for these.
 */
export function canBePhone(
  { text: number, rest, isAfterFigures, isCard }: FiguresAround & { text: string },
  lang: string,
): boolean {
  // A card or an account: longer than a number, and what follows is no second one.
  if (/^\D{0,3}[1-9]/.test(rest)) return false;
  if (isCard) return false;
  if (isAfterFigures && number.startsWith('0') && !wholeAustralian.test(number)) return false;
  if (date.test(number) || coordinate.test(number) || isSample(number)) return false;
  if (chineseMobile.test(number)) return /^zh\b/i.test(lang);
  if (nineDigits.test(number))
    return !isAfterFigures && writesNine.test(lang) && !/000$|^(?:\d\d0\D?){3}$/.test(number);
  if (/^[+(]|^1|^[2-9]/.test(number) || longNumber.test(number)) return true;
  const groups = number.match(/\d+/g) ?? [];
  const length = groups.join('').length;
  if (number.startsWith('00')) return length >= 11;
  if (groups.length > 4 && isAscending(groups)) return false;
  // Of English-speaking countries none has national numbers of twelve digits; three clock times have.
  if (length < 9 || length > (isEnglish.test(lang) ? 11 : 12)) return false;
  if (groups.length === 1) return true;
  const [first = '', ...others] = groups;
  if (others.every((group) => group.length === 2))
    return first.length > 2 ? !isEnglish.test(lang) : length === 10 && writesPairs.test(lang);
  return !isEnglish.test(lang) || others.every((group) => group.length > 2);
}

/** Whether announced digits are a list all the same: "Phone 11 12 13 14". */
export function isList(number: string): boolean {
  const figures = (number.match(/\d+/g) ?? []).map(Number);
  const [first = 0] = figures;
  return figures.length > 2 && figures.every((figure, index) => figure === first + index);
}

/** Calendars, sizes and drawn numbers are in order. */
function isAscending(groups: readonly string[]): boolean {
  return groups.every((group, index) => index === 0 || Number(group) > Number(groups[index - 1]));
}

/** Eight digits in order, as in 0412 345 678, are an example. */
function isSample(number: string): boolean {
  return /12345678|23456789/.test(number.replace(/\D/g, ''));
}

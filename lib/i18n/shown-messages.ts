import type { Locale } from './locales';
import { loadMessages, type Messages } from './messages';

type Words = { readonly [key: string]: string | Words };

const loaded = new Map<Locale, Promise<Messages>>();

/** The messages as pages show them: with what belongs together on one line. */
export function loadShownMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? loadMessages(locale).then((words) => keepTogetherIn(words, locale));
  loaded.set(locale, messages);
  return messages;
}

/** A copy with what belongs together on one line. Titles and descriptions for search engines stay as they are. */
export function keepTogetherIn<Kind extends Words>(words: Kind, locale: Locale): Kind {
  const kept = Object.entries(words).map(([key, value]) => {
    if (key === 'meta') return [key, value];
    return [key, typeof value === 'string' ? keepTogether(value, locale) : keepTogetherIn(value, locale)];
  });
  return Object.fromEntries(kept);
}

const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/** Between numbers, or values in braces. */
const range = /(?<=[\p{Nd}}#])[–〜～](?=[\p{Nd}{#$])/gu;
/** Before the unit or the currency of a number. */
const unit =
  /(?<=[\p{Nd}}#]) (?=(?:AU\$|A\$|\$|AUD|€|%|٪|kB|MB|GB|px|ms|km|kg|Mbit\/s|Uhr|درصد|دلار|долара|лв|г\.)(?![\p{L}\p{Nd}]))/gu;
/** Before the unit of a time, which is a word; Chinese and Japanese have no space there. */
const unitOfTime: Partial<Record<Locale, RegExp>> = {
  en: /(?<=[\p{Nd}}#]) (?=(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  de: /(?<=[\p{Nd}}#]) (?=(?:Sekunden?|Minuten?|Stunden?|Tage?n?|Werktage?n?|Wochen?|Monate?n?|Jahre?n?)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  es: /(?<=[\p{Nd}}#]) (?=(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  pt: /(?<=[\p{Nd}}#]) (?=(?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  pl: /(?<=[\p{Nd}}#]) (?=(?:sekund[aęy]?|minut[aęy]?|godzin[aęy]?|dzień|dni|tydzień|tygodni[ea]?|miesiąc[ae]?|miesięcy|rok|lata?)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  bg: /(?<=[\p{Nd}}#]) (?=(?:секунд[аи]|минут[аи]|часа?|ден|дни|дена|седмиц[аи]|месеца?|година|години)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
  fa: /(?<=[\p{Nd}}#]) (?=(?:ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال)(?![\p{L}\p{M}\p{Nd}\u200c]))/gu,
};
/** Between the thousands, in languages that write a space there; not between the groups of a phone number. */
const thousands = /(?<=(?<!\p{Nd} ?)\p{Nd}{1,3}) (?=\p{Nd}{3}(?!\p{Nd}))/gu;
/** Chinese and Japanese have no space there. */
const counter =
  /(?<=[\p{Nd}}#])(?=[年月日時时分秒个個件名页頁円万億亿倍周週点條条步位家小天か]|ページ|ドル)/gu;
const counterApart = /(?<=[\p{Nd}}#]) (?=[年月日時时分秒个個件名页頁円万億亿倍周週点小天步位家条])/gu;
/** Between the parts of a date. */
const datePart = /(?<=[\p{Nd}}][年月])(?=[\p{Nd}{])/gu;
const ordinal = /第 ?(?=[\p{Nd}{#])/gu;
/** Prepositions and conjunctions of one letter. */
const loneLetter = {
  pl: /(?<=(?:^|[\s(„«{}>\u00a0])[aiouwzAIOUWZ]) (?=\S|$)/gu,
  bg: /(?<=(?:^|[\s(„«{}>\u00a0])[авеикосуяАВЕИКОСУЯѝ]) (?=\S|$)/gu,
};
/** Characters of a label, which programs look for by its letters. */
const longestLabel = 20;
/** Within words such as e-mail; not of addresses and names of headers, which are copied. */
const loneHyphen = /(?<=(?:^|[\s(„“«>])(?:[Ee]|[Пп]о)-)(?=\p{L})/gu;

/**
 * A text, or a template with values in braces, in which no line ends within a range of numbers, before the unit of a number,
 * after a word of one letter in Polish and Bulgarian, or after the letter of words such as e-mail.
 */
export function keepTogether(text: string, locale: Locale): string {
  let kept = text
    .replace(range, `$&${wordJoiner}`)
    .replace(unit, noBreakSpace)
    .replace(thousands, noBreakSpace);
  if (text.length > longestLabel) {
    kept = kept.replace(loneHyphen, wordJoiner);
    const time = unitOfTime[locale];
    if (time) kept = kept.replace(time, noBreakSpace);
  }
  if (locale === 'pl' || locale === 'bg') kept = kept.replace(loneLetter[locale], noBreakSpace);
  if (locale === 'ja' || locale === 'zh') {
    kept = kept
      .replace(datePart, wordJoiner)
      .replace(counter, wordJoiner)
      .replace(counterApart, noBreakSpace);
    kept = kept.replace(ordinal, (found) => (found.endsWith(' ') ? `第${noBreakSpace}` : `第${wordJoiner}`));
  }
  return kept;
}

/** The text as it was, for titles, data and programs. */
export function plainWords(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' ');
}

import { ourSums } from './our-prices';

/** Thousands in groups, as any of our languages writes them, and up to two decimals. */
const figure =
  /\d{1,3}(?:[.,'’\u066c\s]\d{3})+(?!\d)(?:[.,\u066b]\d{1,2})?|\d+(?:[.,\u066b]\d{1,2}(?!\d))?/gu;
/** Shares and multiples are claims about results, which must not be invented. */
const result = /[%٪]|per ?cent|prozent|procent|процент|درصد|por cien|por cent|パーセント|百分|\d\s?[x×]/iu;
const foreignCurrency = /[€£¥]|\b(usd|us\$|eur|euros?|gbp)\b|[美欧]元|\d\s?円|یورو/iu;
const dollars = /(?:au?)?\$|\baud\b|dollar|dólar|dolar|долар|دلار|ドル|[澳百千万\d]\s?元/giu;
const beside = /^\s{0,2}(austral\p{L}+\s)?$/iu;
/** Counts of weeks, minutes or products are smaller; from here on a number is money, a phone number or a statistic. */
const COUNTABLE = 60;

interface Span {
  start: number;
  end: number;
}

/** Whether a text names a sum, a share or a large number that is not from our price list. */
export function hasForeignFigure(text: string): boolean {
  const plain = inAsciiDigits(text);
  if (plain === undefined || result.test(plain) || foreignCurrency.test(plain)) return true;
  const figures = [...plain.matchAll(figure)].map((match) => ({
    ...toSpan(match),
    value: toNumber(match[0]),
  }));
  if (figures.some(({ value }) => value > COUNTABLE && !ourSums.has(value))) return true;
  const ours = figures.filter(({ value }) => ourSums.has(value));
  // A currency sign that isn't beside one of our prices may belong to a small amount, or to one in words.
  return [...plain.matchAll(dollars)]
    .map(toSpan)
    .some((sign) => !ours.some((sum) => beside.test(between(plain, sum, sign))));
}

function toSpan({ 0: written, index }: RegExpExecArray): Span {
  return { start: index, end: index + written.length };
}

/** The text between two spans; empty if they touch or overlap, as in `495元`. */
function between(text: string, one: Span, other: Span): string {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return text.slice(first.end, second.start);
}

/** The text with ASCII digits; undefined if it has digits of a script that none of our languages uses. */
function inAsciiDigits(text: string): string | undefined {
  const plain = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    // Both ranges of Arabic digits begin at a multiple of 16.
    String(digit.charCodeAt(0) % 16),
  );
  return /(?![0-9])\p{Nd}/u.test(plain) ? undefined : plain;
}

/** Three digits after a separator are thousands, one or two are decimals. */
function toNumber(written: string): number {
  const [, whole = written, decimals = ''] = /^(.*)[.,\u066b](\d{1,2})$/u.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}

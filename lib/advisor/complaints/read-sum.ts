const number =
  /(\d{1,3}(?:[.,\s’']\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(k\b|grand\b|thousand|tausend|mil\b|tys|хил|هزار|میلیون|千|万|萬)?/giu;
const factors: Readonly<Record<string, number>> = { 万: 10_000, 萬: 10_000, میلیون: 1_000_000 };
/** English sums in words. */
const spelled =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few)\s(hundred|grand|thousand)\b/giu;
const smallNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Smaller numbers are counts of days or people. */
const MIN_SUM = 50;

/**
 * Australian dollars for one of each currency, roughly (2026): enough to tell what is out of reach. A sum whose currency
 * isn't named is in Australian dollars.
 */
const currencies: readonly (readonly [RegExp, number])[] = [
  [/aud|a\$|au\$|澳元|澳币|豪ドル/iu, 1],
  [/€|\beuros?\b|\beur\b|евро|یورو|ユーロ|欧元/iu, 1.7],
  [/£|\bpounds?\b|\bquid\b|\bgbp\b/iu, 2],
  [/us\$|\busd\b|美元|米ドル/iu, 1.5],
  [/円|¥|\byen\b/iu, 0.01],
  [/人民币|\brmb\b|\bcny\b/iu, 0.2],
  [/\bzł|\bzl\b|\bzłotych|\bpln\b/iu, 0.4],
  [/лв\.?|лева|\bbgn\b/iu, 0.85],
  [/تومان/u, 1 / 75_000],
  [/ریال/u, 1 / 750_000],
];

/** The largest sum that a sentence names, in Australian dollars; undefined if it names none. */
export function readSum(sentence: string): number | undefined {
  const plain = sentence.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );
  const sums = [...plain.matchAll(number)].map(([, digits = '', unit]) => {
    const value = Number(digits.replace(/[.,\s’'](?=\d{3})/g, '').replace(',', '.'));
    return unit ? value * (factors[unit] ?? 1000) : value;
  });
  const [, rate = 1] = currencies.find(([name]) => name.test(plain)) ?? [];
  const sum = Math.max(0, ...sums, ...readSpelled(plain)) * rate;
  return sum >= MIN_SUM ? sum : undefined;
}

function readSpelled(sentence: string): number[] {
  return [...sentence.matchAll(spelled)].map(([, count = '', unit = '']) => {
    const known = smallNumbers.indexOf(count.toLowerCase()) + 1;
    const many = known || (count.toLowerCase() === 'few' ? 3 : count.toLowerCase() === 'couple of' ? 2 : 1);
    return many * (unit.toLowerCase() === 'hundred' ? 100 : 1000);
  });
}

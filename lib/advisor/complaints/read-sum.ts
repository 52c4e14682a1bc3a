const number =
  /(\d{1,3}(?:[.,\s’']\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(k\b|grand\b|tausend|mil\b|tys|хил|هزار|千|万|万円|萬)?/giu;
const factors: Readonly<Record<string, number>> = { 万: 10_000, 万円: 10_000, 萬: 10_000 };
/** Smaller numbers are counts of days or people. */
const MIN_SUM = 50;

/** The largest sum that a sentence names, as a number; undefined if it names none. */
export function readSum(sentence: string): number | undefined {
  const plain = sentence.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  );
  const sums = [...plain.matchAll(number)].map(([, digits = '', unit]) => {
    const value = Number(digits.replace(/[.,\s’'](?=\d{3})/g, '').replace(',', '.'));
    return unit ? value * (factors[unit] ?? 1000) : value;
  });
  const sum = Math.max(0, ...sums);
  return sum >= MIN_SUM ? sum : undefined;
}

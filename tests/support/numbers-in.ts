const persian = '۰۱۲۳۴۵۶۷۸۹';

/** The numbers in a text, whatever digits and thousands separators its language uses. */
export function numbersIn(text: string): Set<number> {
  const western = text.replace(/[۰-۹]/g, (digit) => String(persian.indexOf(digit)));
  const joined = western.replace(/(?<=\d)[.,٬\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/٫/g, '.');
  return new Set(
    Array.from(joined.matchAll(/\d+(?:[.,]\d+)?/g), ([number]) => Number(number.replace(',', '.'))),
  );
}

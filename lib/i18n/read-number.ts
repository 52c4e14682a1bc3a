/**
 * The number that somebody typed, in the digits of any script, with a decimal point or comma, or with separators between
 * groups of three digits; NaN for anything else.
 */
export function readNumber(typed: string): number {
  // NFKC turns full-width forms into plain ones.
  const text = toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[\s'’٬]/g, '')
    .replace(/[٫،]/g, ',');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** A text with the digits of any script in ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(readDigit(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script lie together, from zero to nine. */
function readDigit(code: number): number {
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit += 1;
  return digit;
}

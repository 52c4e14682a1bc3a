import { toAsciiDigits } from '@/lib/i18n/read-number';

/** More than any order of an agency: a sum beyond it is a slip of the keyboard. */
const mostDollars = 10_000_000;

/** Why a text isn't taken for a sum. `ambiguous`: it may mean two sums, or none. */
export type MoneyFault = 'ambiguous' | 'too_much';

const currency = /^(?:A?\$|AUD)|(?:A?\$|AUD)$/gi;
/** With commas, spaces or apostrophes between groups of three digits, the same in all of them, and a point before the cents. */
const sum = /^(?:\d+|\d{1,3}(?:([,'])\d{3})(?:\1\d{3})*)(?:\.\d{1,2})?$/;

/**
 * Reads a sum in Australian dollars as people type them (`1234.50`, `$1,234`, in the digits of any script) into cents. A comma
 * that isn't before three digits, and a point that is, are refused: `1234,50` is fifty cents to one reader, and thousands to another.
 */
export function parseMoney(typed: string): { cents: number } | { fault: MoneyFault } {
  // NFKC turns full-width forms, and spaces of any width, into plain ones.
  const text = toAsciiDigits(typed.normalize('NFKC'))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('’', "'")
    .trim()
    .replace(currency, '')
    .trim()
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "'");
  if (!sum.test(text)) return { fault: 'ambiguous' };
  const cents = Math.round(Number(text.replace(/[,']/g, '')) * 100);
  return cents >= mostDollars * 100 ? { fault: 'too_much' } : { cents };
}

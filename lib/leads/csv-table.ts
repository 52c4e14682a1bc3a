import { dialablePhone } from '@/lib/site/dialable-phone';

export type CsvSeparator = ',' | ';';

/**
 * The beginning of a table according to RFC 4180, with a byte order mark, without which spreadsheets guess the encoding; rows may
 * follow one after the other.
 */
export function csvHeader(columns: readonly string[], separator: CsvSeparator): string {
  return `\ufeff${columns.join(separator)}`;
}

export function csvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
  separator: CsvSeparator,
): string {
  return rows.map((row) => `\r\n${columns.map((column) => csvCell(row[column])).join(separator)}`).join('');
}

/**
 * A spreadsheet evaluates a cell that starts like a formula, even after spaces or zero-width characters; an apostrophe
 * makes it text. Tabs are replaced, because a spreadsheet may split cells at them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function csvCell(value: string): string {
  // Most cells, in a fraction of the time.
  if (ordinary.test(value)) return `"${value}"`;
  const oneCell = value.replaceAll('\t', ' ');
  // Spaces between its groups make a phone number text.
  const isPhone = /^\+[\d ]+$/.test(oneCell) && /\d /.test(oneCell);
  const isFormula = formulaStart.test(oneCell) && !isPhone;
  const harmless = isFormula ? `'${oneCell}` : oneCell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * A phone number that a spreadsheet takes for text, not for a number without its zero or plus: it has a space. Nothing but
 * digits, so that it is no formula, and needs no apostrophe, which spreadsheets would show.
 */
export function phoneCell(phone: string): string {
  const plain = dialablePhone(phone.trim());
  if (!/^\+?[\d ]+$/.test(plain)) return plain;
  return plain.includes(' ') ? plain : plain.replace(/^(\+?\d{4})(?=\d)/, '$1 ');
}

/** A number with the decimal sign that goes with a separator: with another one it is text, or a date, to a spreadsheet. */
export function numberCell(value: string, separator: CsvSeparator): string {
  return separator === ';' ? value.replace('.', ',') : value;
}

/** The separator that spreadsheets expect in a language: a semicolon where the comma is the decimal sign. */
export function csvSeparator(language: string | undefined): CsvSeparator {
  try {
    const parts = new Intl.NumberFormat(language || 'en').formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
  } catch {
    return ',';
  }
}

/** Begins like no formula, and has nothing to be replaced. */
const ordinary = /^(?:[a-z0-9][^\t"]*)?$/i;

/** = + - − @ and their full-width and small variants. */
const formulaStart =
  /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

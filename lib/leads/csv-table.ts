/** CSV according to RFC 4180, with a byte order mark, without which spreadsheets guess the encoding. */
export function csvTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','));
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}`;
}

/**
 * A spreadsheet evaluates a cell that starts like a formula, even after spaces or zero-width characters; an apostrophe
 * makes it text. Tabs are replaced, because a spreadsheet may split cells at them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function csvCell(value: string): string {
  const oneCell = value.replaceAll('\t', ' ');
  const harmless = formulaStart.test(oneCell) ? `'${oneCell}` : oneCell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** = + - − @ and their full-width and small variants. */
const formulaStart =
  /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

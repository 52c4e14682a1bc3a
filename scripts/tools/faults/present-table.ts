import type { FaultRow } from './fault';

const columns = ['fault', 'acknowledged', 'lost', 'twice', 'what the visitor saw'];

/** The rows as a Markdown table, for the terminal and for the README. */
export function presentTable(rows: readonly FaultRow[]): string {
  const cells = rows.map(({ fault, acknowledged, lost, twice, saw }) => [
    fault,
    String(acknowledged),
    String(lost),
    String(twice),
    saw,
  ]);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(columns), rule, ...cells.map(line)].join('\n');
}

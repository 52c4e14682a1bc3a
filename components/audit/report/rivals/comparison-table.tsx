import type { ReactNode } from 'react';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  title: string;
  /** A heading above the table shows its title. */
  isTitled?: true;
  /** Column headers. */
  letters: readonly string[];
  rows: readonly { id: string; label: string; cells: readonly ReactNode[] }[];
}

/** A row for each figure or check, a column for each page; on a phone a card for each row. */
export function ComparisonTable({ title, isTitled, letters, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table} aria-label={isTitled && title}>
      {!isTitled && <caption className="heading-sm">{title}</caption>}
      <thead>
        <tr>
          <td />
          {letters.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {cells.map((cell, place) => (
              <td key={letters[place]} data-letter={letters[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

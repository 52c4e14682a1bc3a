import type { ReactNode } from 'react';
import { t } from '@/lib/staff/words';
import { WideTable } from './wide-table';

/** A cell of a figure, as narrow as its column allows. */
const figure = 'w-[1%] ps-2 pe-0 text-end whitespace-nowrap max-sm:text-[0.75rem] sm:ps-3';
/** Where a row is a block. */
const figureInBlock = `${figure} max-md:w-auto max-md:ps-0 max-md:text-start max-md:text-[length:inherit]`;

/** Columns that a phone has room for. */
const widest = 3;

/** A table of names with counts. */
export function CountTable({
  id,
  title,
  text,
  columns,
  rows,
}: {
  id?: string;
  title: string;
  text?: string;
  columns: string[];
  rows: { name: string; values: (number | string)[] }[];
}) {
  return (
    <section className="grid gap-2" id={id}>
      <h2>{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      {rows.length === 0 ? (
        <p className="text-muted">{t('visits.none')}</p>
      ) : (
        <Frame title={title} isWide={columns.length > widest}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} className={index > 0 ? figure : undefined} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <td dir="auto">{name}</td>
                {values.map((value, index) => (
                  <td
                    key={columns[index + 1]}
                    className={columns.length > widest ? figureInBlock : figure}
                    data-label={columns[index + 1]}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Frame>
      )}
    </section>
  );
}

function Frame({ title, isWide, children }: { title: string; isWide: boolean; children: ReactNode }) {
  return isWide ? (
    <WideTable label={title}>{children}</WideTable>
  ) : (
    <table aria-label={title}>{children}</table>
  );
}

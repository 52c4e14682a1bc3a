import { t } from '@/lib/staff/words';

/** A cell of a figure, as narrow as its column allows. */
const figure = 'w-[1%] ps-2 pe-0 text-end whitespace-nowrap max-sm:text-[0.75rem] sm:ps-3';

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
        <table aria-label={title}>
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
                  <td key={columns[index + 1]} className={figure}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { t } from '@/lib/staff/words';
import styles from './count-table.module.css';

/** A table of names with counts. */
export function CountTable({
  title,
  text,
  columns,
  rows,
}: {
  title: string;
  text?: string;
  columns: string[];
  rows: { name: string; values: (number | string)[] }[];
}) {
  return (
    <section className={styles.counts}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {rows.length === 0 ? (
        <p>{t('visits.none')}</p>
      ) : (
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
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
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

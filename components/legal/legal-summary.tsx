import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import styles from './legal-summary.module.css';

interface LegalSummaryProps {
  title: string;
  rows: readonly { term: string; value: string }[];
}

/** The figures of a legal text, as a job card beside it. */
export function LegalSummary({ title, rows }: LegalSummaryProps) {
  return (
    <section className={classNames(jobSheetStyles.sheet, styles.summary)} aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title">{title}</h2>
      </header>
      <table>
        <tbody>
          {rows.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">
                <Hyphenated>{term}</Hyphenated>
              </th>
              <td>
                <Hyphenated>{value}</Hyphenated>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

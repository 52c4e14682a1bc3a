import type { RepairPlan } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { formatDuration } from '@/lib/i18n/format-duration';
import styles from './inspection-sheet.module.css';
import type { RepairTexts } from './report-texts';

/** In print only: the repairs on one sheet, each with its work, and the price. The job cards follow. */
export function InspectionSheet({ plan, texts }: { plan: RepairPlan; texts: RepairTexts }) {
  const {
    words: { paper },
    language,
    phone,
    price,
  } = texts;
  const number = new Intl.NumberFormat(language).format;
  const total = plan.repairs.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div className={styles.sheet}>
      <table>
        <tbody>
          {plan.repairs.map(({ id, number: place, title, minutes }) => (
            <tr key={id}>
              <th scope="row">
                {number(place)}. {title}
              </th>
              <td>{formatDuration(minutes, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {plan.repairs.length > 1 && (
            <tr>
              <th scope="row">{paper.total}</th>
              <td>{formatDuration(total, language)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{paper.price}</th>
            <td>{price}</td>
          </tr>
        </tfoot>
      </table>
      <p>{fill(paper.next, { phone })}</p>
    </div>
  );
}

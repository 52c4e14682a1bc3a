import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { firm } from '@/lib/content/firm';
import { legalFacts } from '@/lib/content/legal';
import styles from './terms-summary.module.css';

/** The four most important terms, as a job card. */
export function TermsSummary() {
  const t = useTranslations('terms.summary');
  const rows = [
    { term: t('prices'), value: legalFacts.currency },
    { term: t('payment'), value: t('beforeWork') },
    { term: t('invoices'), value: t('days', { count: firm.invoiceDays }) },
    { term: t('law'), value: t('queensland') },
  ];
  return (
    <section className={classNames(jobSheetStyles.sheet, styles.summary)} aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title">{t('title')}</h2>
      </header>
      <table>
        <tbody>
          {rows.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

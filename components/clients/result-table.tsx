import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Project } from '@/lib/content/project-store';
import { formatters } from '@/lib/i18n/format';
import styles from './result-table.module.css';
import { writeFigure } from './write-figure';

interface ResultTableProps {
  results: Project['results'];
}

/** Three figures before and after, and by how much they changed. */
export function ResultTable({ results }: ResultTableProps) {
  const locale = useLocale();
  const t = useTranslations('clients.case');
  const metrics = useTranslations('projects.metrics');
  const { percent } = formatters(locale);
  const change = (share: number) =>
    t(share < 0 ? 'less' : 'more', { share: percent(Math.round(Math.abs(share) * 100) / 100) });
  return (
    <table className={styles.results}>
      <caption>{t('results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('metric')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
          <th scope="col">{t('change')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ metric, before, value, improvement }) => (
          <tr key={metric}>
            <th scope="row">{metrics(metric)}</th>
            <td className={styles.before}>{writeFigure(locale, metric, before)}</td>
            <td className={classNames('figures', styles.after)}>{writeFigure(locale, metric, value)}</td>
            <td className={styles.change}>{change(improvement)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';

/** A job card: the work done, the figure before, the figure after. */
export function JobCard({ className }: { className?: string }) {
  const locale = useLocale();
  const t = useTranslations('home.showcase');
  const { number } = formatters(locale);
  const { name, weeks, revisionCycles, results } = sampleWorkshop;
  return (
    <div className={classNames(jobSheetStyles.sheet, className)}>
      <header>
        <h3>{t('card', { client: name })}</h3>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('done')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, before, after }) => (
            <tr key={id}>
              <th scope="row">{t(`results.${id}`)}</th>
              <td className={jobSheetStyles.former}>{number(before)}</td>
              <td>{number(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="text-sm">{t('time', { weeks, cycles: revisionCycles })}</footer>
    </div>
  );
}

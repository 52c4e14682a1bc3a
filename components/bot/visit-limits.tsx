import { useLocale, useTranslations } from 'next-intl';
import { Hyphenated } from '@/components/ui/hyphenated';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { siteLimits } from '@/lib/audit/limits';
import { formatters } from '@/lib/i18n/format';

/** How much a check and an audit ask of a website at most. */
export function VisitLimits() {
  const t = useTranslations('bot.limits');
  const { number } = formatters(useLocale());
  const rows = [
    ['pages', number(1), number(siteLimits.pages)],
    ['requests', number(40), number(siteLimits.requests)],
    ['together', number(6), number(siteLimits.atOnce)],
    ['pause', number(10), number(600)],
  ] as const;
  return (
    <div className={jobSheetStyles.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('website')}</th>
            <th scope="col">{t('check')}</th>
            <th scope="col">{t('audit')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, check, audit]) => (
            <tr key={row}>
              <th scope="row">
                <Hyphenated>{t(row)}</Hyphenated>
              </th>
              <td>{check}</td>
              <td>{audit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

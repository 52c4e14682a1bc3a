import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import { JigsawDivider } from '@/components/ui/jigsaw-divider';
import { Section } from '@/components/ui/section';
import { growthCategories } from '@/lib/business-growth/categories';
import { benchmarks, busyMonths } from '@/lib/business-growth/industry-benchmarks';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import styles from './growth-ledger.module.css';

const columns = ['leads', 'share', 'sale', 'margin', 'busy'] as const;
const benchmarkPage =
  'https://www.ato.gov.au/businesses-and-organisations/income-deductions-and-concessions/small-business-benchmarks';

/** The table of estimates, folded: each result shows those it used. */
export function GrowthLedger() {
  const locale = useLocale();
  const t = useTranslations('business-growth.ledger');
  const categories = useTranslations('business-growth.categories');
  const { number, percent, price } = formatters(locale);
  const tag = locales[locale].hrefLang;
  // Bulgarian has digits for short names.
  const month = locale === 'bg' ? 'long' : 'short';
  const monthName = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC', calendar: 'gregory' });
  const list = new Intl.ListFormat(tag, { style: 'short', type: 'unit' });
  const busy = (months: readonly number[]) =>
    // Japanese names only the last of a list: `3・5・6月`.
    locale === 'ja'
      ? `${months.join('・')}月`
      : keepTogether(
          list.format(months.map((each) => monthName.format(new Date(Date.UTC(2026, each - 1, 15))))),
          locale,
        );
  return (
    <Section background="sand" aria-labelledby="growth-ledger-title">
      <JigsawDivider background="sand" place="end" />
      <div className="page-width">
        <h2 id="growth-ledger-title">{t('title')}</h2>
        <p className="lead mt-3 text-muted">{t('text')}</p>
        <details className={classNames(foldStyles.fold, foldStyles.plain, 'mt-6')}>
          <summary>
            <span id="growth-ledger-caption" className="weight-semibold">
              {t('table')}
            </span>
            <Icon name="chevron-down" />
          </summary>
          <div className={classNames(foldStyles.body, 'grid-cols-1')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard. */}
            <section className={styles.table} tabIndex={0} aria-labelledby="growth-ledger-caption">
              <table aria-labelledby="growth-ledger-caption">
                <thead>
                  <tr>
                    <th scope="col">{t('category')}</th>
                    {columns.map((column) => (
                      <th scope="col" key={column}>
                        {t(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {growthCategories.map((category) => {
                    const { leadsPerMonth, buyPercent, saleDollars, marginPercent } = benchmarks[category];
                    const months = busyMonths(category);
                    const figures = {
                      leads: number(leadsPerMonth),
                      share: percent(buyPercent / 100),
                      sale: price(saleDollars),
                      margin: percent(marginPercent / 100),
                      busy: months.length > 0 ? busy(months) : t('even'),
                    };
                    return (
                      <tr key={category} className={styles[category]}>
                        <th scope="row">{categories(category)}</th>
                        {columns.map((column) => (
                          <td
                            key={column}
                            className={column === 'busy' ? styles.months : undefined}
                            data-label={t(column)}
                          >
                            {figures[column]}
                          </td>
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </section>
            <p className="text-sm text-muted max-w-160">
              {t.rich('source', { link: (words) => <a href={benchmarkPage}>{words}</a> })}
            </p>
          </div>
        </details>
      </div>
    </Section>
  );
}

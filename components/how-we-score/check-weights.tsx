import { useTranslations } from 'next-intl';
import { webHref } from '@/components/audit/web-href';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { type Check, categories } from '@/lib/audit/check';
import { checks, seoCategories } from '@/lib/audit/check-costs';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './check-weights.module.css';

/** The name of each check in the reader's language, by its id. */
export type CheckNames = Readonly<Record<string, string>>;

const all: readonly Check[] = checks;
/** Links for all checks would be more than our own checker recommends; a finding of a lighter check links its source itself. */
const linkedFromWeight = 1;
/** Id of the first check whose source is on a page, by the page's address. */
const firstCheckByPage = new Map(
  all
    .filter(({ weight }) => weight >= linkedFromWeight)
    .map(({ source, id }) => [removeFragment(source), id] as const)
    .reverse(),
);

/** Every check with its weight, by category, read from the registry. */
export function CheckWeights({ locale, names }: { locale: Locale; names: CheckNames }) {
  const t = useTranslations('how-we-score.checks');
  const report = useTranslations('seo-report');
  const { number } = formatters(locale);
  const areas = categories
    .map((area) => ({ area, rows: all.filter(({ category }) => category === area) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ area, rows }) => ({ area, rows, weight: rows.reduce((sum, row) => sum + row.weight, 0) }));
  const heaviest = Math.max(...areas.map(({ weight }) => weight));
  return (
    <Section aria-labelledby="weights-title">
      <div className="page-width">
        <h2 id="weights-title">{t('title')}</h2>
        <p className="lead mt-3 text-muted">{t('text', { count: all.length, areas: areas.length })}</p>
        <div className="mt-6">
          {areas.map(({ area, rows, weight: sum }) => (
            <details key={area} className={`${foldStyles.fold} ${foldStyles.plain}`} name="weights">
              <summary>
                <h3 className={styles.area}>
                  {report(`areas.${area}`)}
                  <i
                    className={classNames(styles.bar, !seoCategories.includes(area) && styles.outside)}
                    style={{ inlineSize: `${Math.round((sum / heaviest) * 100)}%` }}
                  />
                  <span className={styles.weight}>
                    {t('area', {
                      count: rows.length,
                      weight: Math.round(sum * 10) / 10,
                    })}
                    {!seoCategories.includes(area) && ` · ${t('outside')}`}
                  </span>
                </h3>
                <Icon name="chevron-down" />
              </summary>
              <div className={foldStyles.body}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('check')}</th>
                      <th scope="col">{t('severity')}</th>
                      <th scope="col">{t('weight')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ id, severity, weight, source }) => (
                      <tr key={id}>
                        <th scope="row">
                          <CheckName
                            href={
                              firstCheckByPage.get(removeFragment(source)) === id
                                ? webHref(source)
                                : undefined
                            }
                          >
                            {names[id] ?? id}
                          </CheckName>
                        </th>
                        <td className={severity === 'critical' ? 'weight-semibold' : undefined}>
                          {report(`severity.${severity}`)}
                        </td>
                        <td className="figures">{number(Math.round(weight * 100) / 100)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** A check's name, linked to the source of its rule unless an earlier check links the same page. */
function CheckName({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

function removeFragment(source: string): string {
  return source.replace(/#.*/, '');
}

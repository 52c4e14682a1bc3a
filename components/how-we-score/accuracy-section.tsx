import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { type Accuracy, agreedShare } from '@/lib/content/accuracy-schema';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './accuracy-section.module.css';
import type { CheckNames } from './check-weights';
import { ShareDots } from './share-dots';
import { Tried } from './tried';

interface Props {
  locale: Locale;
  names: CheckNames;
  measured: Accuracy;
}

/** How often the engine's verdicts agree with Lighthouse, as measured by `npm run tool -- compare`; what else was measured is folded. */
export function AccuracySection({ locale, names, measured }: Props) {
  const t = useTranslations('how-we-score.accuracy');
  const { percent, day } = formatters(locale);
  const { lighthouse, pages, checks, measuredOn } = measured;
  return (
    <Section id="accuracy" background="sand" aria-labelledby="accuracy-title">
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.share} aria-hidden="true">
          <p className="figures">{percent(agreedShare(measured))}</p>
          <ShareDots share={agreedShare(measured)} />
        </div>
        <h2 id="accuracy-title">{t('title')}</h2>
        <p className="lead text-muted">
          {t('text', {
            date: day(new Date(measuredOn)),
            version: lighthouse,
            pages,
            share: percent(agreedShare(measured)),
          })}
        </p>
        <div className="mt-4">
          <Fold title={t('table')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('check')}</th>
                  <th scope="col">{t('agreed')}</th>
                </tr>
              </thead>
              <tbody>
                {checks.map(({ id, agreed, differences }) => (
                  <tr key={id}>
                    <th scope="row">
                      {names[id] ?? id}
                      {differences.map(({ reason, pages: those }) => (
                        <p key={reason}>
                          {t('differs', {
                            count: those.length,
                            reason: t(`reasons.${reason ?? 'unexplained'}`),
                          })}
                        </p>
                      ))}
                    </th>
                    <td className="figures">{t('of', { agreed, pages })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Fold>
          <Fold title={t('tried.title')}>
            <Tried locale={locale} byHand={measured.byHand} measuredOn={measuredOn} />
          </Fold>
        </div>
      </div>
    </Section>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`${foldStyles.fold} ${foldStyles.plain}`} name="accuracy">
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div className={foldStyles.body}>{children}</div>
    </details>
  );
}

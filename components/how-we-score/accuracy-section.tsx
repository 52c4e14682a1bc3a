import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { builderPages, homePages } from '@/lib/content/accuracy';
import { type Accuracy, agreedShare } from '@/lib/content/accuracy-schema';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './accuracy-section.module.css';
import type { CheckNames } from './check-weights';
import { AdviceMeasured, CausesMeasured } from './measured-sentences';
import { ShareDots } from './share-dots';

interface Props {
  locale: Locale;
  names: CheckNames;
  measured: Accuracy;
}

/** How often the engine's verdicts agree with Lighthouse, as measured by `npm run tool -- compare`; what else was measured is folded. */
export function AccuracySection({ locale, names, measured }: Props) {
  const t = useTranslations('how-we-score.accuracy');
  const words = useTranslations('how-we-score');
  const { percent, day } = formatters(locale);
  const { lighthouse, pages, byHand, checks, measuredOn } = measured;
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
            date: day(toDate(measuredOn)),
            version: lighthouse,
            pages,
            share: percent(agreedShare(measured)),
          })}
        </p>
        <div>
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
          <Fold title={t('hand.title')}>
            <p>{t('hand.text', byHand)}</p>
            <p className="mt-3">
              {t('hand.homePages', { ...homePages, date: day(toDate(homePages.judgedOn)) })}
            </p>
            <p className="mt-3">
              {t('hand.builders', { ...builderPages, date: day(toDate(builderPages.judgedOn)) })}
            </p>
          </Fold>
          <Fold title={t('speed.title')}>
            <SpeedTable locale={locale} speed={measured.speed} />
          </Fold>
          <Fold title={words('causes.title')}>
            <CausesMeasured locale={locale} />
          </Fold>
          <Fold title={words('advice.title')}>
            <AdviceMeasured locale={locale} />
          </Fold>
        </div>
      </div>
    </Section>
  );
}

function SpeedTable({ locale, speed: { local, network } }: { locale: Locale; speed: Accuracy['speed'] }) {
  const t = useTranslations('how-we-score.accuracy.speed');
  const { number } = formatters(locale);
  const rows = [
    { ...local, label: t('local') },
    { ...network, label: t('network', { latency: network.latencyMs }) },
  ];
  return (
    <>
      <p>{t('text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('ours')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ownMs, lighthouseMs }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <p>{t('times', { times: number(roundTimes(lighthouseMs / ownMs)) })}</p>
              </th>
              <td className="figures">{t('ms', { ms: ownMs })}</td>
              <td className="figures">{t('ms', { ms: lighthouseMs })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">{t('caveat')}</p>
    </>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold} name="accuracy">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Rounds to tenths below 10, else to whole numbers. */
function roundTimes(times: number): number {
  return times < 10 ? Math.round(times * 10) / 10 : Math.round(times);
}

function toDate(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00+10:00`);
}

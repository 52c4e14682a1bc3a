import { useTranslations } from 'next-intl';
import { Dial } from '@/components/ui/dial';
import { Instrument } from '@/components/ui/instrument';
import { Section } from '@/components/ui/section';
import { Severity } from '@/components/ui/severity';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './sample-reading.module.css';

/** A sample of a website check: a score, and the faults in the order to fix them. */
export function SampleReading({ locale }: { locale: Locale }) {
  const t = useTranslations('home.why.gauge');
  const { number } = formatters(locale);
  const { score, domain, findings } = sampleWorkshop.reading;
  return (
    <Section as="div" className={styles.reading}>
      <div className={`${styles.page} page-width`}>
        <Instrument className={styles.instrument}>
          <div>
            <Dial score={score} label={t('score', { score })} caption={t('outOf')} formatNumber={number} />
            <p className="text-on-panel-soft mt-4 text-center text-sm">
              {t('sample')} <bdi dir="ltr">{domain}</bdi>
            </p>
          </div>
          <div>
            <h3 className="heading-md">{t('title')}</h3>
            <p className={`${styles.intro} text-on-panel-soft`}>{t('text')}</p>
            <ol className={styles.findings}>
              {findings.map(({ id, severity }, index) => (
                <li key={id}>
                  <b>{number(index + 1)}</b>
                  <div>
                    <h4>{t(`findings.${id}.title`)}</h4>
                    <p>{t(`findings.${id}.text`)}</p>
                  </div>
                  <Severity level={severity} onPanel>
                    {t(severity)}
                  </Severity>
                </li>
              ))}
            </ol>
          </div>
        </Instrument>
      </div>
    </Section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Dial } from '@/components/ui/dial';
import { Section } from '@/components/ui/section';
import { Severity } from '@/components/ui/severity';
import { sampleReading } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import styles from './sample-reading.module.css';

/** A score as the audit gives it, and the first faults, on a dark band from edge to edge. */
export function SampleReading() {
  const locale = useLocale();
  const t = useTranslations('home.why.gauge');
  const audit = useTranslations('seo-audit.hero');
  const { score, findings } = sampleReading;
  return (
    <Section as="div" className={styles.reading}>
      <div className={`${styles.page} page-width`}>
        <div className="stack">
          <h2>{t('title')}</h2>
          <p className="max-w-160 max-[40rem]:hidden">{t('text')}</p>
          <ol className={styles.faults}>
            {findings.map(({ id, severity }) => (
              <li key={id}>
                <b>{t(`findings.${id}.title`)}</b>
                <Severity level={severity} onPanel>
                  {t(severity)}
                </Severity>
              </li>
            ))}
          </ol>
          <ArrowLink href={localePath(locale, '/seo-audit')}>{audit('title')}</ArrowLink>
        </div>
        <Dial
          score={score}
          label={t('score', { score })}
          caption={t('outOf')}
          formatNumber={formatters(locale).number}
        />
      </div>
    </Section>
  );
}
